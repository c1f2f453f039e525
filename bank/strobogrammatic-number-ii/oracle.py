# By definition: all rows of n digits that can be turned are turned and compared with themselves.
# oracle:
#   n <= 5
from itertools import product


class Solution:
    def findStrobogrammatic(self, n):
        turned = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}
        found = []
        for digits in product(turned, repeat=n):
            if digits == tuple(turned[c] for c in reversed(digits)) and (digits[0] != "0" or n == 1):
                found.append("".join(digits))
        return found
