# Every cell of land has its own name at first; neighbours take the smaller of their names until all agree.
# oracle:
#   m, n <= 6
class Solution:
    def numIslands(self, grid):
        land = [(r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell == "1"]
        name = {cell: cell for cell in land}
        changed = True
        while changed:
            changed = False
            for r, c in land:
                for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if near in name and name[near] < name[r, c]:
                        name[r, c] = name[near]
                        changed = True
        return len(set(name.values()))
