# By definition: each four points are tried; they are the corners of a rectangle if they are all pairs of two values
# of x and two values of y.
# oracle:
#   points.length <= 9
#   0 <= x[i], y[i] <= 5
from itertools import combinations


class Solution:
    def minAreaRect(self, points):
        areas = []
        for corners in combinations(points, 4):
            xs = {x for x, _ in corners}
            ys = {y for _, y in corners}
            if len(xs) == 2 and len(ys) == 2:
                areas.append((max(xs) - min(xs)) * (max(ys) - min(ys)))
        return min(areas, default=0)
