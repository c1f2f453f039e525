# By definition: all walks that enter no cell twice are made, and the obstacles on each are counted.
# oracle:
#   m <= 3
#   n <= 4
class Solution:
    def shortestPath(self, grid, k):
        m, n = len(grid), len(grid[0])
        lengths = []

        def walk(cell, seen, obstacles):
            r, c = cell
            obstacles += grid[r][c]
            if obstacles > k:
                return
            if cell == (m - 1, n - 1):
                lengths.append(len(seen))
                return
            for near in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                if 0 <= near[0] < m and 0 <= near[1] < n and near not in seen:
                    walk(near, seen | {cell}, obstacles)

        walk((0, 0), frozenset(), 0)
        return min(lengths, default=-1)
