# By definition: the land is put together to islands by joining sets that touch, and those without a border cell count.
# oracle:
#   1 <= grid.length, grid[0].length <= 5
class Solution:
    def closedIsland(self, grid):
        islands = []
        for i, row in enumerate(grid):
            for j, x in enumerate(row):
                if x == 0:
                    touching = [land for land in islands if (i - 1, j) in land or (i, j - 1) in land]
                    islands = [land for land in islands if land not in touching]
                    islands.append({(i, j)}.union(*touching))
        edges_i, edges_j = (0, len(grid) - 1), (0, len(grid[0]) - 1)
        return sum(not any(i in edges_i or j in edges_j for i, j in land) for land in islands)
