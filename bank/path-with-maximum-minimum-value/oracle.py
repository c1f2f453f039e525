# By definition: for each score, the greatest first, it is seen whether cells of at least this value connect the
# corners.
# oracle:
#   m <= 4
#   n <= 4
class Solution:
    def maximumMinimumPath(self, grid):
        for score in sorted({value for row in grid for value in row}, reverse=True):
            cells = {(r, c) for r, row in enumerate(grid) for c, value in enumerate(row) if value >= score}
            reached, size = {(0, 0)} & cells, -1
            while len(reached) > size:
                size = len(reached)
                reached |= {(r, c) for r, c in cells if {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & reached}
            if (len(grid) - 1, len(grid[0]) - 1) in reached:
                return score
