# By definition: s is cut into as many texts as the pattern has letters in every way; any two are alike exactly
# when their letters are.
# oracle:
#   pattern.length <= 7
#   s.length <= 10
from itertools import combinations


class Solution:
    def wordPatternMatch(self, pattern, s):
        pairs = list(combinations(range(len(pattern)), 2))
        for cuts in combinations(range(1, len(s)), len(pattern) - 1):
            texts = [s[a:b] for a, b in zip((0,) + cuts, cuts + (len(s),))]
            if len(pattern) <= len(s) and all((pattern[i] == pattern[j]) == (texts[i] == texts[j]) for i, j in pairs):
                return True
        return False
