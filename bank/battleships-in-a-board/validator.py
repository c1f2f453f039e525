class Solution:
    def isValid(self, board):
        # Connected X cells lie in one line: none has both a neighbour beside it and one above or below it.
        m, n = len(board), len(board[0])
        beside, upright = set(), set()
        for i in range(m):
            row = board[i]
            for j in range(n):
                if row[j] != "X":
                    continue
                if j + 1 < n and row[j + 1] == "X":
                    beside.add((i, j))
                    beside.add((i, j + 1))
                if i + 1 < m and board[i + 1][j] == "X":
                    upright.add((i, j))
                    upright.add((i + 1, j))
        return beside.isdisjoint(upright)
