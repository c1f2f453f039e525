# By definition: every choice of letters is made; it can be arranged if at most one letter occurs an odd number of
# times.
# oracle:
#   s.length <= 8
from itertools import combinations


class Solution:
    def longestPalindrome(self, s):
        for size in range(len(s), 0, -1):
            for chosen in combinations(s, size):
                if sum(chosen.count(c) % 2 for c in set(chosen)) <= 1:
                    return size
