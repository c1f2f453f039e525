# By definition: row after row is made by adding neighbours.
# oracle:
#   0 <= rowIndex <= 33
class Solution:
    def getRow(self, rowIndex):
        row = [1]
        for _ in range(rowIndex):
            row = [a + b for a, b in zip([0] + row, row + [0])]
        return row
