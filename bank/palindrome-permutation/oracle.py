# By definition: all orders of the letters are tried.
# oracle:
#   s.length <= 7
from itertools import permutations


class Solution:
    def canPermutePalindrome(self, s):
        return any(order == order[::-1] for order in permutations(s))
