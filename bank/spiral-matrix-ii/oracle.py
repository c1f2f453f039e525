# By definition: one walks from the corner, writes the numbers, and turns right where the next cell
# is outside or filled.
# oracle:
#   1 <= n <= 20


class Solution:
    def generateMatrix(self, n):
        matrix = [[0] * n for _ in range(n)]
        i, j, di, dj = 0, -1, 0, 1
        for number in range(1, n * n + 1):
            a, b = i + di, j + dj
            if not (0 <= a < n and 0 <= b < n and matrix[a][b] == 0):
                di, dj = dj, -di
            i, j = i + di, j + dj
            matrix[i][j] = number
        return matrix
