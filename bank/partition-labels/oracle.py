# By definition: every choice of cuts is tried, the largest number first, until no two parts share a letter.
# oracle:
#   s.length <= 8
from itertools import combinations


class Solution:
    def partitionLabels(self, s):
        for count in reversed(range(len(s))):
            for cuts in combinations(range(1, len(s)), count):
                edges = (0, *cuts, len(s))
                parts = [s[a:b] for a, b in zip(edges, edges[1:])]
                if sum(len(set(part)) for part in parts) == len(set(s)):
                    return [len(part) for part in parts]
