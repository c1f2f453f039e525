# By definition: all games are played to their ends, and those with the same gaps between the stones only once.
# oracle:
#   a <= 26
#   b <= 26
#   c <= 26
from functools import lru_cache


@lru_cache(None)
def ends(first, second):
    """The numbers of moves with which a game from these gaps can end."""
    z = first + second
    lengths = set()
    for k in range(1, z):
        if k != first:
            for rest in ((k, first, z), (0, k, first)):
                x, y, w = sorted(rest)
                lengths |= {1 + length for length in ends(y - x, w - y)}
    return lengths or {0}


class Solution:
    def numMovesStones(self, a, b, c):
        x, y, z = sorted((a, b, c))
        lengths = ends(y - x, z - y)
        return [min(lengths), max(lengths)]
