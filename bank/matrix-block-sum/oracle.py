# By definition: all elements of each block are added up.
# oracle:
#   m, n, k <= 5
class Solution:
    def matrixBlockSum(self, mat, k):
        m, n = len(mat), len(mat[0])
        return [
            [sum(sum(row[max(0, j - k):j + k + 1]) for row in mat[max(0, i - k):i + k + 1]) for j in range(n)]
            for i in range(m)
        ]
