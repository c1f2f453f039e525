# By definition: all texts that one more swap can make are listed, until the wanted one is among them.
# oracle:
#   s1.length <= 5
from itertools import combinations


class Solution:
    def kSimilarity(self, s1, s2):
        texts, swaps = {s1}, 0
        pairs = list(combinations(range(len(s1)), 2))
        while s2 not in texts:
            texts = {t[:i] + t[j] + t[i + 1 : j] + t[i] + t[j + 1 :] for t in texts for i, j in pairs}
            swaps += 1
        return swaps
