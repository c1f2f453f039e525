# By definition: every choice of baskets is tried.
# oracle:
#   n <= 8
from itertools import combinations


class Solution:
    def maxDistance(self, position, m):
        chosen = combinations(sorted(position), m)
        return max(min(b - a for a, b in zip(baskets, baskets[1:])) for baskets in chosen)
