# By definition: the grid as it is and with each single cell set to 1, and in each of them the islands are measured.
# oracle:
#   1 <= n <= 4
class Solution:
    def largestIsland(self, grid):
        cells = {(i, j) for i, row in enumerate(grid) for j, x in enumerate(row)}
        ones = {(i, j) for i, j in cells if grid[i][j]}
        best = 0
        for extra in cells:
            left = ones | {extra}
            while left:
                edge = {left.pop()}
                size = 0
                while edge:
                    size += len(edge)
                    edge = {(i + a, j + b) for i, j in edge for a, b in ((0, 1), (0, -1), (1, 0), (-1, 0))} & left
                    left -= edge
                best = max(best, size)
        return best
