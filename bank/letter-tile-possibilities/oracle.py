# By definition: all sequences are listed, and equal ones are counted once.
# oracle:
#   tiles.length <= 6
from itertools import permutations


class Solution:
    def numTilePossibilities(self, tiles):
        return sum(len(set(permutations(tiles, size))) for size in range(1, len(tiles) + 1))
