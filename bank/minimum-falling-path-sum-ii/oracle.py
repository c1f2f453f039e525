# By definition: each choice of one column for each row is summed up if neighbouring rows have different ones.
# oracle:
#   1 <= n <= 4
from itertools import product


class Solution:
    def minFallingPathSum(self, grid):
        n = len(grid)
        return min(
            sum(row[j] for row, j in zip(grid, columns))
            for columns in product(range(n), repeat=n)
            if all(a != b for a, b in zip(columns, columns[1:]))
        )
