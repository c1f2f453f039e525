# By definition: the different values on each diagonal are collected.
# oracle:
#   m <= 5
#   n <= 5
class Solution:
    def isToeplitzMatrix(self, matrix):
        m, n = len(matrix), len(matrix[0])
        return all(
            len({matrix[r][c] for r in range(m) for c in range(n) if c - r == diagonal}) == 1
            for diagonal in range(1 - m, n)
        )
