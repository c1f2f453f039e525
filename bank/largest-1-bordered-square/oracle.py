# By definition: the four sides of every square are cut out of the grid.
# oracle:
#   grid.length <= 6
#   grid[0].length <= 6
class Solution:
    def largest1BorderedSquare(self, grid):
        height, width = len(grid), len(grid[0])
        columns = list(zip(*grid))
        for side in range(min(height, width), 0, -1):
            for i in range(height - side + 1):
                for j in range(width - side + 1):
                    lines = [grid[i][j:j + side], grid[i + side - 1][j:j + side]]
                    lines += [columns[j][i:i + side], columns[j + side - 1][i:i + side]]
                    if all(all(line) for line in lines):
                        return side * side
        return 0
