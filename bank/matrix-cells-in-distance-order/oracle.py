# By definition: all cells are sorted by their distance.
# oracle:
#   rows <= 14
#   cols <= 14
from itertools import product


class Solution:
    def allCellsDistOrder(self, rows, cols, rCenter, cCenter):
        cells = product(range(rows), range(cols))
        return sorted(map(list, cells), key=lambda cell: abs(cell[0] - rCenter) + abs(cell[1] - cCenter))
