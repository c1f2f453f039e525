# By definition: the view is turned so that it begins at each of the points, and all points are checked one by one.
# oracle:
#   points.length <= 10
from math import atan2, degrees


class Solution:
    def visiblePoints(self, points, angle, location):
        x, y = location
        turns = [degrees(atan2(b - y, a - x)) for a, b in points if [a, b] != location]
        views = [sum((turn - first + 1e-9) % 360 <= angle + 2e-9 for turn in turns) for first in turns]
        return len(points) - len(turns) + max(views, default=0)
