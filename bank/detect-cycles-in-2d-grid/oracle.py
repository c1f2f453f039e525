# A cell with at most one equal neighbour is on no cycle, so such cells are taken away until there are none; each one
# that is left then has a way on and never has to turn back.
# oracle:
#   m <= 5
#   n <= 5
#   grid consists of 'a' to 'b'
class Solution:
    def containsCycle(self, grid):
        cells = {(i, j): letter for i, row in enumerate(grid) for j, letter in enumerate(row)}
        size = 0
        while len(cells) != size:
            size = len(cells)
            for (i, j), letter in list(cells.items()):
                near = [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]
                if sum(cells.get(place) == letter for place in near) < 2:
                    del cells[i, j]
        return size > 0
