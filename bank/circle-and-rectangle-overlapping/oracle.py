# By definition: a point of the rectangle lies in the circle. All numbers are integers, hence so is the nearest point.
# oracle:
#   radius <= 8
#   -6 <= xCenter, yCenter <= 6
#   -6 <= x1 < x2 <= 6
#   -6 <= y1 < y2 <= 6
class Solution:
    def checkOverlap(self, radius, xCenter, yCenter, x1, y1, x2, y2):
        return any(
            (x - xCenter) ** 2 + (y - yCenter) ** 2 <= radius ** 2
            for x in range(x1, x2 + 1)
            for y in range(y1, y2 + 1)
        )
