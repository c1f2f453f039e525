# By definition: all choices of n empty plots are planted.
# oracle:
#   flowerbed.length <= 11
from itertools import combinations


class Solution:
    def canPlaceFlowers(self, flowerbed, n):
        empty = [i for i, plot in enumerate(flowerbed) if plot == 0]
        for choice in combinations(empty, n):
            bed = list(flowerbed)
            for i in choice:
                bed[i] = 1
            if not any(a and b for a, b in zip(bed, bed[1:])):
                return True
        return False
