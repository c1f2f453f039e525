# By definition: letters are paired in order in every way; pairs are kept or replaced, and all other
# letters are deleted or inserted.
# oracle:
#   word1.length <= 6
#   word2.length <= 6
from itertools import combinations


class Solution:
    def minDistance(self, word1, word2):
        best = len(word1) + len(word2)
        for k in range(1, min(len(word1), len(word2)) + 1):
            for a in combinations(word1, k):
                for b in combinations(word2, k):
                    replaced = sum(x != y for x, y in zip(a, b))
                    best = min(best, replaced + len(word1) + len(word2) - 2 * k)
        return best
