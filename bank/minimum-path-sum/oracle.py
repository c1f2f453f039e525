# By definition: every order of the steps down and right is walked, and the smallest sum is taken.
# oracle:
#   1 <= m, n <= 6
from itertools import combinations


class Solution:
    def minPathSum(self, grid):
        m, n = len(grid), len(grid[0])
        steps = m + n - 2
        sums = []
        for downs in combinations(range(steps), m - 1):
            i = j = 0
            total = grid[0][0]
            for step in range(steps):
                if step in downs:
                    i += 1
                else:
                    j += 1
                total += grid[i][j]
            sums.append(total)
        return min(sums)
