# By definition: every cell of the rectangle is visited and added.
# oracle:
#   matrix.length <= 8
#   matrix[i].length <= 8
#   calls.length <= 12
class NumMatrix:
    def __init__(self, matrix):
        self.matrix = matrix

    def sumRegion(self, row1, col1, row2, col2):
        total = 0
        for row in range(row1, row2 + 1):
            for col in range(col1, col2 + 1):
                total += self.matrix[row][col]
        return total
