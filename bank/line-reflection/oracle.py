# By definition: a line maps the first point to some point, so the line halfway to each point is tried, and with it
# every point must have its image among the points.
# oracle:
#   points.length <= 14
class Solution:
    def isReflected(self, points):
        points = [tuple(point) for point in points]
        for other, _ in points:
            twice = points[0][0] + other
            if all((twice - x, y) in points for x, y in points):
                return True
        return False
