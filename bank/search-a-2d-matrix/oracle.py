# By definition: every cell is compared with the target.
# oracle:
#   1 <= m, n <= 10


class Solution:
    def searchMatrix(self, matrix, target):
        for row in matrix:
            for value in row:
                if value == target:
                    return True
        return False
