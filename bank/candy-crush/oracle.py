# By definition: each row and each column is cut into runs of equal candies, and a run of three or more goes. Then a
# candy above an empty cell changes places with it, until there is none.
# oracle:
#   3 <= m, n <= 4
#   board[i][j] <= 3
from itertools import groupby


class Solution:
    def candyCrush(self, board):
        rows, cols = range(len(board)), range(len(board[0]))
        cells = {(i, j): board[i][j] for i in rows for j in cols}
        lines = [[(i, j) for j in cols] for i in rows] + [[(i, j) for i in rows] for j in cols]
        while True:
            runs = [list(run) for line in lines for candy, run in groupby(line, cells.get) if candy]
            gone = {cell for run in runs if len(run) >= 3 for cell in run}
            if not gone:
                return [[cells[i, j] for j in cols] for i in rows]
            cells.update((cell, 0) for cell in gone)
            for _ in rows:
                for i in rows[1:]:
                    for j in cols:
                        if cells[i, j] == 0:
                            cells[i, j], cells[i - 1, j] = cells[i - 1, j], 0
