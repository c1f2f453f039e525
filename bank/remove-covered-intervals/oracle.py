# By definition: each interval is compared with all others.
# oracle:
#   intervals.length <= 14
class Solution:
    def removeCoveredIntervals(self, intervals):
        def covered(inner):
            return any(x[0] <= inner[0] and inner[1] <= x[1] for x in intervals if x is not inner)

        return sum(not covered(interval) for interval in intervals)
