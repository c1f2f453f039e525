# By definition: from each land cell all cells are collected that can be reached, and none may be at the boundary.
# oracle:
#   m <= 4
#   n <= 5
class Solution:
    def numEnclaves(self, grid):
        land = {(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell}
        inner = {(i, j) for i, j in land if 0 < i < len(grid) - 1 and 0 < j < len(grid[0]) - 1}
        count = 0
        for cell in inner:
            reached, new = {cell}, {cell}
            while new:
                near = {x for i, j in new for x in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1))}
                new = near & land - reached
                reached |= new
            count += reached <= inner
        return count
