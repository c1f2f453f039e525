# By definition: every square of the matrix is looked through, from the largest side to the smallest.
# oracle:
#   1 <= m, n <= 7
class Solution:
    def maximalSquare(self, matrix):
        m, n = len(matrix), len(matrix[0])
        for side in range(min(m, n), 0, -1):
            for i in range(m - side + 1):
                for j in range(n - side + 1):
                    if all("0" not in row[j:j + side] for row in matrix[i:i + side]):
                        return side * side
        return 0
