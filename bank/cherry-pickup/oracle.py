# By definition: for every way there and every way back the cherries on the cells of both are counted.
# oracle:
#   n <= 4
from itertools import combinations


class Solution:
    def cherryPickup(self, grid):
        n = len(grid)
        ways = []
        for downs in combinations(range(2 * n - 2), n - 1):
            rows = [sum(down < step for down in downs) for step in range(2 * n - 1)]
            cells = {(row, step - row) for step, row in enumerate(rows)}
            if all(grid[i][j] >= 0 for i, j in cells):
                ways.append({(i, j) for i, j in cells if grid[i][j] == 1})
        return max((len(there | back) for there in ways for back in ways), default=0)
