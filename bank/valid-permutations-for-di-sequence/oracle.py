# The greatest number stands after a rise and before a fall; any of the others may be chosen for its left side, and both
# sides are smaller questions of the same kind.
# oracle:
#   s.length <= 13
from functools import lru_cache
from math import comb


@lru_cache(maxsize=None)
def count(s, length):
    if length < 2:
        return 1
    total = 0
    for place in range(length):
        rises, falls = s[:place], s[place:]
        if rises[-1:] != "D" and falls[:1] != "I":
            ways = count(rises[:-1], place) * count(falls[1:], length - 1 - place)
            total += comb(length - 1, place) * ways
    return total


class Solution:
    def numPermsDISequence(self, s):
        return count(s, len(s) + 1) % (10**9 + 7)
