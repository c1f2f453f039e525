# By definition: every whole number whose square is in the range is written down, as is its square.
# oracle:
#   left.length <= 7
#   right.length <= 7
from math import isqrt


class Solution:
    def superpalindromesInRange(self, left, right):
        roots = range(isqrt(int(left) - 1) + 1, isqrt(int(right)) + 1)
        pairs = ((str(root), str(root * root)) for root in roots if str(root) == str(root)[::-1])
        return sum(square == square[::-1] for root, square in pairs)
