# By definition: the time is raised one by one, and for each all squares are found that can be swum to from the start.
# oracle:
#   1 <= n <= 4
class Solution:
    def swimInWater(self, grid):
        n = len(grid)
        time = grid[0][0]
        while True:
            reached, size = {(0, 0)}, 0
            while len(reached) > size:
                size = len(reached)
                for i, j in list(reached):
                    for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                        if 0 <= a < n and 0 <= b < n and grid[a][b] <= time:
                            reached.add((a, b))
            if (n - 1, n - 1) in reached:
                return time
            time += 1
