# By definition: every ordered triple of different points is looked at.
# oracle:
#   n <= 10
from itertools import permutations


class Solution:
    def numberOfBoomerangs(self, points):
        return sum(
            (a - c) ** 2 + (b - d) ** 2 == (a - e) ** 2 + (b - f) ** 2
            for (a, b), (c, d), (e, f) in permutations(points, 3)
        )
