# The number at place k of row n says in how many ways k things are chosen from n.
# oracle:
#   1 <= numRows <= 30
from math import comb


class Solution:
    def generate(self, numRows):
        return [[comb(row, place) for place in range(row + 1)] for row in range(numRows)]
