# By definition: the sides between a cell of land and a place that is none are counted.
# oracle:
#   1 <= row, col <= 12
class Solution:
    def islandPerimeter(self, grid):
        land = {(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell == 1}
        return sum(
            near not in land for i, j in land for near in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1))
        )
