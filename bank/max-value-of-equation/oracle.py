# By definition: all pairs of points in reach of each other are taken.
# oracle:
#   points.length <= 16
from itertools import combinations


class Solution:
    def findMaxValueOfEquation(self, points, k):
        return max(
            a[1] + b[1] + abs(a[0] - b[0])
            for a, b in combinations(points, 2)
            if abs(a[0] - b[0]) <= k
        )
