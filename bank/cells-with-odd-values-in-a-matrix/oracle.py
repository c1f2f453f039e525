# By definition: for each cell, the locations in its row and in its column are counted.
# oracle:
#   m <= 6
#   n <= 6
#   indices.length <= 12
class Solution:
    def oddCells(self, m, n, indices):
        cells = [(x, y) for x in range(m) for y in range(n)]
        return sum(sum((r == x) + (c == y) for r, c in indices) % 2 for x, y in cells)
