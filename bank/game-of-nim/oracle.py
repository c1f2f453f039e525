# By definition: a position wins if some move leads to one that loses; equal piles in another order are one position.
# oracle:
#   1 <= n <= 7
from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    for i in range(len(piles)):
        for left in range(piles[i]):
            if not wins(tuple(sorted(piles[:i] + (left,) + piles[i + 1 :]))):
                return True
    return False


class Solution:
    def nimGame(self, piles):
        return wins(tuple(sorted(piles)))
