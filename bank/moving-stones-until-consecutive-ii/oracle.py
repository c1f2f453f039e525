# By definition: every move from every position is made, and both numbers come from those of the next positions.
# oracle:
#   stones.length <= 5
#   stones[i] <= 11
from functools import lru_cache


@lru_cache(None)
def moves(stones):
    results = []
    for others in (stones[1:], stones[:-1]):
        for place in range(others[0] + 1, others[-1]):
            if place not in others:
                results.append(moves(tuple(sorted(others + (place,)))))
    if not results:
        return [0, 0]
    return [1 + min(least for least, _ in results), 1 + max(most for _, most in results)]


class Solution:
    def numMovesStonesII(self, stones):
        return moves(tuple(sorted(stones)))
