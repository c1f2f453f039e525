# By definition: each minute gives a whole new grid, in which every fresh orange beside a rotten one is rotten.
# oracle:
#   m, n <= 4
class Solution:
    def orangesRotting(self, grid):
        cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        minutes = 0
        while 1 in cells.values():
            after = {}
            for (r, c), cell in cells.items():
                near = [cells.get(place) for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))]
                after[r, c] = 2 if cell == 1 and 2 in near else cell
            if after == cells:
                return -1
            cells = after
            minutes += 1
        return minutes
