# By definition: each two places are compared.
# oracle:
#   s.length <= 16
from itertools import combinations


class Solution:
    def maxLengthBetweenEqualCharacters(self, s):
        return max((j - i - 1 for i, j in combinations(range(len(s)), 2) if s[i] == s[j]), default=-1)
