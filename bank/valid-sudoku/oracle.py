# By definition: every two filled cells are compared, and equal digits must not share a row, a
# column or a box.
# oracle:
#   board.length == 9
from itertools import combinations


class Solution:
    def isValidSudoku(self, board):
        cells = {}
        for i in range(9):
            for j in range(9):
                if board[i][j] != ".":
                    cells.setdefault(board[i][j], []).append((i, j))
        for places in cells.values():
            for (a, b), (c, d) in combinations(places, 2):
                if a == c or b == d or (a // 3, b // 3) == (c // 3, d // 3):
                    return False
        return True
