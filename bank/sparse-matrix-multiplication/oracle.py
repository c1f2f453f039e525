# By definition: each cell is the sum of the products of a row and a column.
# oracle:
#   mat1.length <= 8
#   mat2.length <= 8
#   mat2[i].length <= 8
class Solution:
    def multiply(self, mat1, mat2):
        columns = list(zip(*mat2))
        return [[sum(x * y for x, y in zip(row, column)) for column in columns] for row in mat1]
