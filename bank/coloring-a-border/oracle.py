# By definition: the component grows by adjacent squares of its color until it stays the same, and then each square
# that is on the boundary or adjacent to one outside is colored.
# oracle:
#   m <= 4
#   n <= 4
#   grid[i][j] <= 3
#   color <= 4
class Solution:
    def colorBorder(self, grid, row, col, color):
        m, n = len(grid), len(grid[0])

        def adjacent(r, c):
            return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}

        same = {(r, c) for r in range(m) for c in range(n) if grid[r][c] == grid[row][col]}
        component, size = {(row, col)}, 0
        while size < len(component):
            size = len(component)
            component |= {square for square in same if adjacent(*square) & component}
        return [
            [color if (r, c) in component and adjacent(r, c) - component else grid[r][c] for c in range(n)]
            for r in range(m)
        ]
