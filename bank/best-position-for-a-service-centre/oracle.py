# Geometry knows the best place for few customers: it is that of a customer, or where two lines between four of them
# cross, or, in a triangle without an angle of 120 degrees or more, the point that sees all sides at 120 degrees.
# oracle:
#   positions.length <= 4
from math import hypot, sqrt


class Solution:
    def getMinDistSum(self, positions):
        places = list(positions)
        if len(positions) == 4:
            a, b, c, d = positions
            for (p, q), (r, s) in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))):
                one, other, gap = ([u - v for u, v in zip(*ends)] for ends in ((q, p), (s, r), (r, p)))
                turn = one[0] * other[1] - one[1] * other[0]
                if turn:
                    part = (gap[0] * other[1] - gap[1] * other[0]) / turn
                    places.append((p[0] + part * one[0], p[1] + part * one[1]))
        best = min(sum(hypot(a - x, b - y) for a, b in positions) for x, y in places)
        if len(positions) == 3:
            (a, b), (c, d), (e, f) = positions
            sides = [hypot(c - e, d - f), hypot(a - e, b - f), hypot(a - c, b - d)]
            u, v, w = sorted(sides)
            # The cosine of the greatest angle is more than -1/2.
            if u * u + v * v - w * w > -u * v + 1e-9:
                twice_area = abs((c - a) * (f - b) - (d - b) * (e - a))
                best = min(best, sqrt((u * u + v * v + w * w) / 2 + sqrt(3) * twice_area))
        return best
