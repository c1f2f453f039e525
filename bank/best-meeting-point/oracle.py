# By definition: every cell is tried as the meeting point.
# oracle:
#   1 <= m, n <= 6
class Solution:
    def minTotalDistance(self, grid):
        cells = [(i, j) for i in range(len(grid)) for j in range(len(grid[0]))]
        homes = [(i, j) for i, j in cells if grid[i][j] == 1]
        return min(sum(abs(i - r) + abs(j - c) for r, c in homes) for i, j in cells)
