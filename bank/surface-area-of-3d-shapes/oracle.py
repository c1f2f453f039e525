# By definition: every cube has six faces, and a face is open if there is no cube next to it.
# oracle:
#   n <= 3
#   grid[i][j] <= 10
class Solution:
    def surfaceArea(self, grid):
        cubes = {(x, y, z) for x, row in enumerate(grid) for y, v in enumerate(row) for z in range(v)}
        sides = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
        return sum((x + a, y + b, z + c) not in cubes for x, y, z in cubes for a, b, c in sides)
