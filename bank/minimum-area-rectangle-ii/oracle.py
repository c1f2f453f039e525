# By definition: every three points with a right angle at the first one are completed by a fourth point, if it is given.
# oracle:
#   points.length <= 8
from itertools import permutations


class Solution:
    def minAreaFreeRect(self, points):
        areas = []
        for (ax, ay), (bx, by), (cx, cy) in permutations(points, 3):
            if (bx - ax) * (cx - ax) + (by - ay) * (cy - ay) == 0 and [bx + cx - ax, by + cy - ay] in points:
                areas.append(abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)))
        return float(min(areas, default=0))
