# By definition: every choice of at most k letters is removed.
# oracle:
#   s.length <= 8
#   s consists of 'a' to 'd'
from itertools import combinations


class Solution:
    def isValidPalindrome(self, s, k):
        for kept in range(len(s) - k, len(s) + 1):
            if any(left == left[::-1] for left in combinations(s, kept)):
                return True
        return False
