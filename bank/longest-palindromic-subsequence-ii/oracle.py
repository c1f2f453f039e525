# By definition: all subsequences of even length are tried, the longest ones first.
# oracle:
#   s.length <= 9
from itertools import combinations


class Solution:
    def longestPalindromeSubseq(self, s):
        for half in range(len(s) // 2, 0, -1):
            for chosen in combinations(s, 2 * half):
                if chosen == chosen[::-1] and all(chosen[i] != chosen[i + 1] for i in range(half - 1)):
                    return 2 * half
        return 0
