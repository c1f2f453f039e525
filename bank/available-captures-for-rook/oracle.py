# By definition: a pawn is attacked if it stands in one line with the rook and all squares between them are empty.
# oracle:
#   board.length <= 8
class Solution:
    def numRookCaptures(self, board):
        squares = {(i, j): board[i][j] for i in range(8) for j in range(8)}
        (r, c), = [square for square, sign in squares.items() if sign == "R"]
        count = 0
        for (i, j), sign in squares.items():
            if sign == "p" and (i == r or j == c):
                rows = range(min(i, r), max(i, r) + 1)
                cols = range(min(j, c), max(j, c) + 1)
                between = [squares[a, b] for a in rows for b in cols]
                count += between[1:-1].count(".") == len(between) - 2
        return count
