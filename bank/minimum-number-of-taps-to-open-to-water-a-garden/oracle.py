# By definition: all choices of taps are tried, the smallest ones first. All areas end at whole numbers, so the garden
# is watered if each piece from one whole number to the next is.
# oracle:
#   n <= 6
#   ranges[i] <= 7
from itertools import combinations


class Solution:
    def minTaps(self, n, ranges):
        areas = [set(range(tap - wide, tap + wide)) for tap, wide in enumerate(ranges)]
        garden = set(range(n))
        for count in range(1, n + 2):
            if any(garden <= set().union(*chosen) for chosen in combinations(areas, count)):
                return count
        return -1
