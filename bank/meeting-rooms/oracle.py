# By definition: no two meetings may have a common moment.
# oracle:
#   intervals.length <= 40
from itertools import combinations


class Solution:
    def canAttendMeetings(self, intervals):
        return not any(max(a, c) < min(b, d) for (a, b), (c, d) in combinations(intervals, 2))
