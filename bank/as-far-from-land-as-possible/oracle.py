# By definition: the distance of each water cell to each land cell is computed.
# oracle:
#   n <= 5
class Solution:
    def maxDistance(self, grid):
        cells = [(r, c) for r in range(len(grid)) for c in range(len(grid))]
        land = [(r, c) for r, c in cells if grid[r][c]]
        water = [(r, c) for r, c in cells if not grid[r][c]]
        if not land or not water:
            return -1
        return max(min(abs(r - y) + abs(c - x) for y, x in land) for r, c in water)
