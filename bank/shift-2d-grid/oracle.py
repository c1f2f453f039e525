# By definition: each shift moves every element by itself.
# oracle:
#   m <= 4
#   n <= 4
#   k <= 20
class Solution:
    def shiftGrid(self, grid, k):
        m, n = len(grid), len(grid[0])
        for _ in range(k):
            shifted = [[0] * n for _ in range(m)]
            for i in range(m):
                for j in range(n):
                    down = i + 1 if j == n - 1 else i
                    shifted[down % m][(j + 1) % n] = grid[i][j]
            grid = shifted
        return grid
