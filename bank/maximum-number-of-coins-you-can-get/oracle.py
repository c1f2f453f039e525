# By definition: all ways to split the piles into triples, the middle one of each being yours.
# oracle:
#   piles.length <= 9
from itertools import combinations


class Solution:
    def maxCoins(self, piles):
        def most(left):
            if not left:
                return 0
            best = 0
            for i, j in combinations(range(1, len(left)), 2):
                rest = [x for k, x in enumerate(left) if k not in (0, i, j)]
                best = max(best, sorted([left[0], left[i], left[j]])[1] + most(rest))
            return best

        return most(piles)
