# By definition: each cube drops one of its three coordinates, and the different squares are counted.
# oracle:
#   n <= 4
#   grid[i][j] <= 12
class Solution:
    def projectionArea(self, grid):
        cubes = [(x, y, z) for x, row in enumerate(grid) for y, v in enumerate(row) for z in range(v)]
        return sum(len({cube[:i] + cube[i + 1 :] for cube in cubes}) for i in range(3))
