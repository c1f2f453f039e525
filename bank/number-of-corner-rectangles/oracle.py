# By definition: every choice of two rows and two columns is looked at.
# oracle:
#   m <= 6
#   n <= 6
from itertools import combinations


class Solution:
    def countCornerRectangles(self, grid):
        columns = list(combinations(range(len(grid[0])), 2))
        return sum(a[i] and a[j] and b[i] and b[j] for a, b in combinations(grid, 2) for i, j in columns)
