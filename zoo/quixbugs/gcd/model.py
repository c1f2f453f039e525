import math


class Solution:
    def gcd(self, a, b):
        return math.gcd(a, b)
