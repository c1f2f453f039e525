# By definition: seen from the first point, all others lie at the same slope.
# oracle:
#   coordinates.length <= 7
#   -3 <= coordinates[i][0], coordinates[i][1] <= 3
from fractions import Fraction


class Solution:
    def checkStraightLine(self, coordinates):
        (x, y), *others = coordinates
        return len({Fraction(b - y, a - x) if a != x else "upright" for a, b in others}) == 1
