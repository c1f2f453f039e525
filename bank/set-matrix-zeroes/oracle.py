# By definition: in a copy, the row and the column of each zero of the original are cleared.
# oracle:
#   1 <= m, n <= 12


class Solution:
    def setZeroes(self, matrix):
        original = [row[:] for row in matrix]
        for i, row in enumerate(original):
            for j, value in enumerate(row):
                if value == 0:
                    for k in range(len(row)):
                        matrix[i][k] = 0
                    for k in range(len(original)):
                        matrix[k][j] = 0
