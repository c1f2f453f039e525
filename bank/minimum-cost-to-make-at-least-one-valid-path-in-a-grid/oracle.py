# By definition: all paths that enter no cell twice are made, and on each the signs that point elsewhere are counted.
# oracle:
#   m <= 3
#   n <= 4
class Solution:
    def minCost(self, grid):
        m, n = len(grid), len(grid[0])
        costs = []

        def walk(r, c, seen, cost):
            if (r, c) == (m - 1, n - 1):
                costs.append(cost)
                return
            for sign, y, x in (1, r, c + 1), (2, r, c - 1), (3, r + 1, c), (4, r - 1, c):
                if 0 <= y < m and 0 <= x < n and (y, x) not in seen:
                    walk(y, x, seen | {(y, x)}, cost + (grid[r][c] != sign))

        walk(0, 0, frozenset({(0, 0)}), 0)
        return min(costs)
