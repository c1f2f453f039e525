# Every cell of land has a name of its own; neighbours take the smaller of their names until nothing changes.
# oracle:
#   grid.length <= 6
#   grid[i].length <= 6
class Solution:
    def maxAreaOfIsland(self, grid):
        names = {(i, j): (i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell}
        changed = True
        while changed:
            changed = False
            for i, j in names:
                for beside in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                    if beside in names and names[beside] < names[i, j]:
                        names[i, j] = names[beside]
                        changed = True
        found = list(names.values())
        return max([found.count(name) for name in found], default=0)
