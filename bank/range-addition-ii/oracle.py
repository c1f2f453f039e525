# By definition: the matrix is filled, and its maximum is counted.
# oracle:
#   m, n <= 8
#   ops.length <= 12
class Solution:
    def maxCount(self, m, n, ops):
        matrix = [[0] * n for _ in range(m)]
        for a, b in ops:
            for x in range(a):
                for y in range(b):
                    matrix[x][y] += 1
        cells = [x for row in matrix for x in row]
        return cells.count(max(cells))
