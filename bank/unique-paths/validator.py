from math import comb


class Solution:
    def isValid(self, m, n):
        return comb(m + n - 2, m - 1) <= 2 * 10**9
