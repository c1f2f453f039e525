import math


class Solution:
    def isValid(self, n: int, k: int) -> bool:
        # the numbers below 2^50 with k ones
        return n <= math.comb(50, k)
