# By definition: in each turn all handfuls of coins worth 115 are tried.
# oracle:
#   1 <= x, y <= 100
from functools import lru_cache

HANDFULS = [(a, b) for a in range(3) for b in range(12) if 75 * a + 10 * b == 115]


@lru_cache(maxsize=None)
def wins(x, y):
    return any(a <= x and b <= y and not wins(x - a, y - b) for a, b in HANDFULS)


class Solution:
    def losingPlayer(self, x, y):
        return "Alice" if wins(x, y) else "Bob"
