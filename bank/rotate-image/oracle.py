# By definition: the columns, each read from the bottom up, are the rows of the turned matrix.
# oracle:
#   1 <= n <= 20


class Solution:
    def rotate(self, matrix):
        turned = [[row[j] for row in reversed(matrix)] for j in range(len(matrix))]
        for i, row in enumerate(turned):
            matrix[i] = row
