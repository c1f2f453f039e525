# By definition: in every interval the tiring days and the other days are counted.
# oracle:
#   hours.length <= 10
from itertools import combinations


class Solution:
    def longestWPI(self, hours):
        tiring = [h > 8 for h in hours]
        intervals = combinations(range(len(hours) + 1), 2)
        return max((b - a for a, b in intervals if 2 * sum(tiring[a:b]) > b - a), default=0)
