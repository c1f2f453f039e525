# By definition: every cell is looked at.
# oracle:
#   1 <= n, m <= 20
class Solution:
    def searchMatrix(self, matrix, target):
        return any(value == target for row in matrix for value in row)
