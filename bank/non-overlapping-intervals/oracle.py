# By definition: ever smaller choices of intervals are tried until no two of the chosen ones have more than a point in
# common.
# oracle:
#   intervals.length <= 7
from itertools import combinations


class Solution:
    def eraseOverlapIntervals(self, intervals):
        n = len(intervals)
        for removed in range(n):
            for kept in combinations(intervals, n - removed):
                if all(b <= c or d <= a for (a, b), (c, d) in combinations(kept, 2)):
                    return removed
