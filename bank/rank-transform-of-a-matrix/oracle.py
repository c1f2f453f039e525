# By definition: all ranks start with 1 and are raised as long as a rule is broken, and none more than the rule asks.
# oracle:
#   1 <= m, n <= 4
#   -6 <= matrix[row][col] <= 6
class Solution:
    def matrixRankTransform(self, matrix):
        cells = [(i, j) for i in range(len(matrix)) for j in range(len(matrix[0]))]
        ranks = dict.fromkeys(cells, 1)
        changed = True
        while changed:
            changed = False
            for i, j in cells:
                for a, b in cells:
                    if i == a or j == b:
                        least = ranks[a, b] + (matrix[a][b] < matrix[i][j])
                        if matrix[a][b] <= matrix[i][j] and ranks[i, j] < least:
                            ranks[i, j] = least
                            changed = True
        return [[ranks[i, j] for j in range(len(row))] for i, row in enumerate(matrix)]
