# By definition: each element is looked at, and added if it belongs to one of the diagonals or both.
# oracle:
#   n <= 5
class Solution:
    def diagonalSum(self, mat):
        n = len(mat)
        return sum(mat[i][j] for i in range(n) for j in range(n) if i == j or i + j == n - 1)
