# A least bridge is a straight or bent line between two cells of land and changes all cells in between, so two cells of
# different islands need one flip less than the sum of their distances in rows and columns.
# oracle:
#   n <= 5
class Solution:
    def shortestBridge(self, grid):
        land = [(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell]
        island = {land[0]}
        for _ in land:
            island |= {(i, j) for i, j in land if {(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)} & island}
        rest = [cell for cell in land if cell not in island]
        return min(abs(i - a) + abs(j - b) - 1 for i, j in island for a, b in rest)
