# By definition: each three points lie on one line, that is their triangle has no area.
# oracle:
#   coordinates.length <= 7
#   -3 <= coordinates[i][0], coordinates[i][1] <= 3
from itertools import combinations


class Solution:
    def checkStraightLine(self, coordinates):
        for (ax, ay), (bx, by), (cx, cy) in combinations(coordinates, 3):
            if ax * (by - cy) + bx * (cy - ay) + cx * (ay - by) != 0:
                return False
        return True
