# Each sum is a heap of units, and the units of the rows are matched with those of the columns one by one.
# oracle:
#   1 <= rowSum.length, colSum.length <= 5
#   0 <= rowSum[i], colSum[i] <= 12
class Solution:
    def restoreMatrix(self, rowSum, colSum):
        rows = [i for i, total in enumerate(rowSum) for _ in range(total)]
        columns = [j for j, total in enumerate(colSum) for _ in range(total)]
        matrix = [[0] * len(colSum) for _ in rowSum]
        for i, j in zip(rows, columns):
            matrix[i][j] += 1
        return matrix
