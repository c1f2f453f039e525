# By definition: one walks through the matrix and turns right where the next cell is outside or was visited.
# oracle:
#   1 <= m, n <= 10


class Solution:
    def spiralOrder(self, matrix):
        m, n = len(matrix), len(matrix[0])
        visited, out = {(0, 0)}, [matrix[0][0]]
        i, j, di, dj = 0, 0, 0, 1
        while len(out) < m * n:
            a, b = i + di, j + dj
            if 0 <= a < m and 0 <= b < n and (a, b) not in visited:
                i, j = a, b
                visited.add((i, j))
                out.append(matrix[i][j])
            else:
                di, dj = dj, -di
        return out
