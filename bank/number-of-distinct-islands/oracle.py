# By definition: cells are merged to islands, and an island counts if no shift of an earlier one is equal to it.
# oracle:
#   grid.length <= 5
#   grid[i].length <= 6
class Solution:
    def numDistinctIslands(self, grid):
        islands = []
        for i, row in enumerate(grid):
            for j, cell in enumerate(row):
                if cell:
                    near = {(i - 1, j), (i, j - 1)}
                    touched = [island for island in islands if island & near]
                    islands = [island for island in islands if not island & near]
                    islands.append({(i, j)}.union(*touched))
        m, n = len(grid), len(grid[0])
        distinct = []
        for island in islands:
            shifts = [
                {(r + i, c + j) for r, c in island} for i in range(-m, m + 1) for j in range(-n, n + 1)
            ]
            if not any(other in shifts for other in distinct):
                distinct.append(island)
        return len(distinct)
