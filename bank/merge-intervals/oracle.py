# By definition: as long as two intervals have a point in common, they are replaced by one that covers both.
# oracle:
#   intervals.length <= 12
from itertools import combinations


class Solution:
    def merge(self, intervals):
        left = list(intervals)
        while True:
            for a, b in combinations(left, 2):
                if max(a[0], b[0]) <= min(a[1], b[1]):
                    left.remove(a)
                    left.remove(b)
                    left.append([min(a[0], b[0]), max(a[1], b[1])])
                    break
            else:
                return sorted(left)
