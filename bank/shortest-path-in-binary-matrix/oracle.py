# Every cell starts without a length, and as long as a neighbour offers a smaller one it is taken over: what stays in
# the end satisfies the definition of the shortest lengths.
# oracle:
#   1 <= n <= 4
class Solution:
    def shortestPathBinaryMatrix(self, grid):
        n = len(grid)
        none = n * n + 1
        clear = [(i, j) for i in range(n) for j in range(n) if grid[i][j] == 0]
        length = {cell: 1 if cell == (0, 0) else none for cell in clear}
        changed = True
        while changed:
            changed = False
            for i, j in clear:
                near = [length.get((i + a, j + b), none) for a in (-1, 0, 1) for b in (-1, 0, 1)]
                if min(near) + 1 < length[i, j]:
                    length[i, j] = min(near) + 1
                    changed = True
        best = length.get((n - 1, n - 1), none)
        return -1 if best == none else best
