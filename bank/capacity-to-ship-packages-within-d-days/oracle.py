# By definition: the packages are cut into that many days in every way, and the heaviest day of each way is what the
# ship must carry. Fewer days never need a smaller ship.
# oracle:
#   weights.length <= 9
from itertools import combinations


class Solution:
    def shipWithinDays(self, weights, days):
        n = len(weights)
        return min(
            max(sum(weights[a:b]) for a, b in zip((0,) + cuts, cuts + (n,)))
            for cuts in combinations(range(1, n), days - 1)
        )
