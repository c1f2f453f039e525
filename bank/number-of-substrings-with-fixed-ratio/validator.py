from math import gcd


class Solution:
    def isValid(self, s, num1, num2):
        return gcd(num1, num2) == 1
