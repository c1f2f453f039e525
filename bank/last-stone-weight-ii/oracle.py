# By definition: every pair of stones is smashed together, until at most one is left.
# oracle:
#   stones.length <= 6
#   stones[i] <= 12
from functools import lru_cache
from itertools import combinations


@lru_cache(maxsize=None)
def play(stones):
    if len(stones) < 2:
        return sum(stones)
    best = []
    for i, j in combinations(range(len(stones)), 2):
        rest = stones[:i] + stones[i + 1:j] + stones[j + 1:]
        smashed = stones[j] - stones[i]
        best.append(play(tuple(sorted(rest + (smashed,) * (smashed > 0)))))
    return min(best)


class Solution:
    def lastStoneWeightII(self, stones):
        return play(tuple(sorted(stones)))
