# By definition: an update writes the cell, and a sum visits every cell of its rectangle.
# oracle:
#   matrix.length <= 8
#   matrix[i].length <= 8
#   calls.length <= 15
class NumMatrix:
    def __init__(self, matrix):
        self.matrix = [list(row) for row in matrix]

    def update(self, row, col, val):
        self.matrix[row][col] = val

    def sumRegion(self, row1, col1, row2, col2):
        total = 0
        for row in range(row1, row2 + 1):
            for col in range(col1, col2 + 1):
                total += self.matrix[row][col]
        return total
