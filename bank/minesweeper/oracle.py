# By definition: the set of revealed squares grows until no blank one has a hidden neighbour; then they are written.
# oracle:
#   1 <= m, n <= 5
class Solution:
    def updateBoard(self, board, click):
        m, n = len(board), len(board[0])
        if board[click[0]][click[1]] == "M":
            board[click[0]][click[1]] = "X"
            return board

        def around(i, j):
            return [(a, b) for a in range(i - 1, i + 2) for b in range(j - 1, j + 2)
                    if (a, b) != (i, j) and 0 <= a < m and 0 <= b < n]

        mines = {(i, j): sum(board[a][b] == "M" for a, b in around(i, j)) for i in range(m) for j in range(n)}
        revealed, before = {tuple(click)}, None
        while before != revealed:
            before = set(revealed)
            for square in before:
                if mines[square] == 0:
                    revealed |= {(a, b) for a, b in around(*square) if board[a][b] == "E"}
        for i, j in revealed:
            board[i][j] = str(mines[i, j] or "B")
        return board
