# By definition: every run of equal boxes (and every part of one) is removed in turn, and what is left is solved the
# same way.
# oracle:
#   boxes.length <= 8
#   boxes[i] <= 5
from functools import lru_cache


class Solution:
    def removeBoxes(self, boxes):
        @lru_cache(None)
        def best(row):
            most = 0
            for i in range(len(row)):
                j = i
                while j < len(row) and row[j] == row[i]:
                    j += 1
                    most = max(most, (j - i) ** 2 + best(row[:i] + row[j:]))
            return most

        return best(tuple(boxes))
