# By definition: each building is raised by one step again and again, as long as the skylines stay the same.
# oracle:
#   n <= 3
#   grid[r][c] <= 5
class Solution:
    def maxIncreaseKeepingSkyline(self, grid):
        def skyline():
            return [max(row) for row in grid], [max(column) for column in zip(*grid)]

        wanted, steps = skyline(), 0
        for row in grid:
            for c in range(len(row)):
                while skyline() == wanted:
                    row[c] += 1
                    steps += 1
                row[c] -= 1
                steps -= 1
        return steps
