# By definition: the exact fraction is cut to a whole number, and this to the range of 32 bits.
# oracle:
#   divisor != 0
from fractions import Fraction
from math import trunc


class Solution:
    def divide(self, dividend, divisor):
        return max(-2**31, min(2**31 - 1, trunc(Fraction(dividend, divisor))))
