# By definition: all pairs of paths are walked, and each cell on either path is counted once.
# oracle:
#   2 <= rows, cols <= 4
from itertools import product


class Solution:
    def cherryPickup(self, grid):
        rows, cols = len(grid), len(grid[0])

        def paths(column):
            found = [(column,)]
            for _ in range(rows - 1):
                found = [path + (path[-1] + step,) for path in found for step in (-1, 0, 1)]
                found = [path for path in found if 0 <= path[-1] < cols]
            return found

        return max(
            sum(row[a] if a == b else row[a] + row[b] for row, a, b in zip(grid, one, two))
            for one, two in product(paths(0), paths(cols - 1))
        )
