# By definition: the cells of each square are collected, and a square with different ones is cut into four.
# oracle:
#   grid.length <= 8
class Solution:
    def construct(self, grid):
        cells = {value for row in grid for value in row}
        if len(cells) == 1:
            return Node(grid[0][0] == 1, True, None, None, None, None)
        half = len(grid) // 2
        upper, lower = grid[:half], grid[half:]
        parts = [[row[:half] for row in upper], [row[half:] for row in upper]]
        parts += [[row[:half] for row in lower], [row[half:] for row in lower]]
        return Node(False, False, *map(self.construct, parts))
