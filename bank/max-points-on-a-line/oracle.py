# By definition: for every two points, all points on their line are counted.
# oracle:
#   points.length <= 14
from itertools import combinations


class Solution:
    def maxPoints(self, points):
        best = 1
        for (ax, ay), (bx, by) in combinations(points, 2):
            best = max(best, sum((bx - ax) * (y - ay) == (by - ay) * (x - ax) for x, y in points))
        return best
