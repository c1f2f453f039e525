# By definition: the columns are flipped in every way, and the rows with one value are counted.
# oracle:
#   m, n <= 5
from itertools import product


class Solution:
    def maxEqualRowsAfterFlips(self, matrix):
        return max(
            sum(len({cell ^ flip for cell, flip in zip(row, flips)}) == 1 for row in matrix)
            for flips in product((0, 1), repeat=len(matrix[0]))
        )
