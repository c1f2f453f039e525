# By definition: either no segment begins at the first point, or one does and ends at any later point.
# oracle:
#   n <= 150
from functools import lru_cache


@lru_cache(maxsize=None)
def drawings(points, segments):
    if segments == 0:
        return 1
    if points < 2:
        return 0
    return drawings(points - 1, segments) + sum(drawings(rest, segments - 1) for rest in range(1, points))


class Solution:
    def numberOfSets(self, n, k):
        return drawings(n, k) % (10**9 + 7)
