# Discs of one size around some points have a common place if every three of them have one (Helly). For three darts the
# smallest circle around them goes through all three or has their longest side as its diameter.
# oracle:
#   darts.length <= 6
from itertools import combinations


class Solution:
    def numPoints(self, darts, r):
        def fit(*points):
            sides = sorted((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in combinations(points, 2))
            if sides[-1] > 4 * r * r:
                return False
            if len(points) == 2 or sides[0] + sides[1] <= sides[2]:
                return True
            (ax, ay), (bx, by), (cx, cy) = points
            area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
            return sides[0] * sides[1] * sides[2] <= 4 * r * r * area * area

        places = range(len(darts))
        small = [some for size in (2, 3) for some in combinations(places, size)]
        bad = [set(some) for some in small if not fit(*(darts[i] for i in some))]
        for size in range(len(darts), 0, -1):
            if any(not any(some <= set(chosen) for some in bad) for chosen in combinations(places, size)):
                return size
