# By definition: no line through two neighbouring corners may have corners on both of its sides.
# oracle:
#   points.length <= 7
class Solution:
    def isConvex(self, points):
        for i in range(len(points)):
            (a, b), (c, d) = points[i - 1], points[i]
            sides = [(c - a) * (y - b) - (d - b) * (x - a) for x, y in points]
            if min(sides) < 0 < max(sides):
                return False
        return True
