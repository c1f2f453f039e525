import math


class Solution:
    def pascal(self, n):
        return [[math.comb(r, c) for c in range(r + 1)] for r in range(n)]
