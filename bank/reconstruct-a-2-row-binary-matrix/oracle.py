# By definition: all upper rows are tried, and the lower row is what the columns still need.
# oracle:
#   colsum.length <= 7
from itertools import product


class Solution:
    def reconstructMatrix(self, upper, lower, colsum):
        for top in product((0, 1), repeat=len(colsum)):
            bottom = [total - x for total, x in zip(colsum, top)]
            if sum(top) == upper and sum(bottom) == lower and set(bottom) <= {0, 1}:
                return [list(top), bottom]
        return []
