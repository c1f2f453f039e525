# By definition: the free square furthest to the left is covered by every tile that fits there; boards with equal
# covered lengths of the rows, also with the rows swapped, are counted together.
# oracle:
#   n <= 1000
from collections import Counter


class Solution:
    def numTilings(self, n):
        ways = Counter({(0, 0): 1})
        for low in range(n):
            for high in (low, low + 1, low + 2):
                # A flat domino always fits in the shorter row.
                following = [(low + 2, high)]
                if high == low:
                    # An upright domino, and two trominoes.
                    following += [(low + 1, low + 1), (low + 1, low + 2), (low + 2, low + 1)]
                elif high == low + 1:
                    following += [(low + 2, low + 2)]
                for pair in following:
                    ways[min(pair), max(pair)] += ways[low, high]
        return ways[n, n] % (10**9 + 7)
