# By definition: the cells of every submatrix are added.
# oracle:
#   matrix.length <= 4
#   matrix[0].length <= 4
#   -3 <= matrix[i][j] <= 3
#   -6 <= target <= 6
class Solution:
    def numSubmatrixSumTarget(self, matrix, target):
        m, n = len(matrix), len(matrix[0])
        count = 0
        for x1 in range(m):
            for x2 in range(x1, m):
                for y1 in range(n):
                    for y2 in range(y1, n):
                        count += sum(sum(row[y1:y2 + 1]) for row in matrix[x1:x2 + 1]) == target
        return count
