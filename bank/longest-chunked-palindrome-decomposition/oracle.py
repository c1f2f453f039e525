# By definition: every way to split the text is tried, those with the most parts first.
# oracle:
#   text.length <= 8
from itertools import combinations


class Solution:
    def longestDecomposition(self, text):
        for cuts in range(len(text) - 1, -1, -1):
            for places in combinations(range(1, len(text)), cuts):
                ends = (0, *places, len(text))
                parts = [text[a:b] for a, b in zip(ends, ends[1:])]
                if parts == parts[::-1]:
                    return len(parts)
