# By definition: from each empty cell one goes in the four directions up to a wall and counts the enemies.
# oracle:
#   grid.length <= 8
#   grid[i].length <= 8
class Solution:
    def maxKilledEnemies(self, grid):
        m, n = len(grid), len(grid[0])
        best = 0
        for row in range(m):
            for col in range(n):
                if grid[row][col] != "0":
                    continue
                killed = 0
                for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    y, x = row + down, col + right
                    while 0 <= y < m and 0 <= x < n and grid[y][x] != "W":
                        killed += grid[y][x] == "E"
                        y, x = y + down, x + right
                best = max(best, killed)
        return best
