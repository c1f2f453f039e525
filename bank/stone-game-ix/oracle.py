# By definition: every stone left is tried in the whole game; stones of equal remainder are one choice.
# oracle:
#   stones.length <= 30
from functools import lru_cache


@lru_cache(maxsize=None)
def alice_wins(counts, removed, alice):
    if sum(counts) == 0:
        return False
    results = []
    for kind in range(3):
        if counts[kind]:
            if (removed + kind) % 3 == 0:
                results.append(not alice)
            else:
                left = tuple(count - (i == kind) for i, count in enumerate(counts))
                results.append(alice_wins(left, (removed + kind) % 3, not alice))
    return any(results) if alice else all(results)


class Solution:
    def stoneGameIX(self, stones):
        return alice_wins(tuple(sum(x % 3 == kind for x in stones) for kind in range(3)), 0, True)
