# By definition: three different points, and no straight line a x + b y = c goes through all of them. A line through two
# points of a small square has small a and b.
# oracle:
#   0 <= x[i], y[i] <= 5
class Solution:
    def isBoomerang(self, points):
        if len({tuple(point) for point in points}) < 3:
            return False
        lines = [(a, b) for a in range(-5, 6) for b in range(6) if (a, b) != (0, 0)]
        return all(len({a * x + b * y for x, y in points}) > 1 for a, b in lines)
