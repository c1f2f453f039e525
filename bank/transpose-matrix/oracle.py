# By definition: all elements are noted with row and column exchanged, and read out in the new order.
# oracle:
#   m, n <= 6
class Solution:
    def transpose(self, matrix):
        cells = {}
        for i, row in enumerate(matrix):
            for j, element in enumerate(row):
                cells[j, i] = element
        result = [[] for _ in matrix[0]]
        for j, i in sorted(cells):
            result[j].append(cells[j, i])
        return result
