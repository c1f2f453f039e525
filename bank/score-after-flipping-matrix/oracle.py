# By definition: all choices of rows and columns to turn are made; a second turn of a row undoes the first one.
# oracle:
#   1 <= m, n <= 4
from itertools import product


class Solution:
    def matrixScore(self, grid):
        n = len(grid[0])
        rows = [int("".join(map(str, row)), 2) for row in grid]
        turned = range(1 << n)
        return max(
            sum(row ^ columns ^ (flip * (2**n - 1)) for row, flip in zip(rows, flips))
            for columns in turned
            for flips in product((0, 1), repeat=len(rows))
        )
