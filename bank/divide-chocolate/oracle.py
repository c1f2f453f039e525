# By definition: every choice of k cuts is tried.
# oracle:
#   sweetness.length <= 9
from itertools import combinations


class Solution:
    def maximizeSweetness(self, sweetness, k):
        size = len(sweetness)
        choices = combinations(range(1, size), k)
        return max(min(sum(sweetness[a:b]) for a, b in zip((0, *cuts), (*cuts, size))) for cuts in choices)
