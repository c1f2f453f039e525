# By definition: every piece that may be removed is tried in the whole game.
# oracle:
#   colors.length <= 14
from functools import lru_cache


@lru_cache(maxsize=None)
def wins(colors, own, other):
    for i in range(1, len(colors) - 1):
        if colors[i - 1 : i + 2] == own * 3 and not wins(colors[:i] + colors[i + 1 :], other, own):
            return True
    return False


class Solution:
    def winnerOfGame(self, colors):
        return wins(colors, "A", "B")
