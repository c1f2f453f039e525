import math


class Solution:
    def sqrt(self, x, epsilon):
        return math.sqrt(x)
