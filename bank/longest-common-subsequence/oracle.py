# By definition: all subsequences of the first text are tried, the longest ones first.
# oracle:
#   1 <= text1.length, text2.length <= 7
from itertools import combinations


class Solution:
    def longestCommonSubsequence(self, text1, text2):
        for size in range(len(text1), 0, -1):
            for part in combinations(text1, size):
                rest = iter(text2)
                if all(letter in rest for letter in part):
                    return size
        return 0
