# The area of each triangle follows from the squares of its three sides by Heron's formula, without a root until the
# end.
# oracle:
#   points.length <= 8
from itertools import combinations
from math import sqrt


class Solution:
    def largestTriangleArea(self, points):
        def square(p, q):
            return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2

        def heron(p, q, r):
            a, b, c = square(p, q), square(q, r), square(r, p)
            return 4 * a * b - (a + b - c) ** 2

        return sqrt(max(heron(*corners) for corners in combinations(points, 3))) / 4
