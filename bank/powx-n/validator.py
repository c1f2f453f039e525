import math


class Solution:
    def isValid(self, x: float, n: int) -> bool:
        if x == 0:
            return n > 0
        if abs(x) == 1 or n == 0:
            return True
        logarithm = n * math.log(abs(x))
        if logarithm > 20:
            return False
        if logarithm < 0:
            return True
        return abs(x ** n) <= 10 ** 4
