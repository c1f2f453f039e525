# By definition: the unit squares of each piece are counted, by the numbers of cuts that are above and to the left of
# them.
# oracle:
#   h <= 12
#   w <= 12
#   horizontalCuts.length <= 6
#   verticalCuts.length <= 6
from collections import Counter


class Solution:
    def maxArea(self, h, w, horizontalCuts, verticalCuts):
        rows = [sum(cut <= y for cut in horizontalCuts) for y in range(h)]
        columns = [sum(cut <= x for cut in verticalCuts) for x in range(w)]
        pieces = Counter((row, column) for row in rows for column in columns)
        return max(pieces.values()) % (10**9 + 7)
