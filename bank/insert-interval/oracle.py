# By definition: all intervals lie in one pile; as long as two of them have a point in common, they are
# replaced by one that covers both, and the pile is sorted in the end.
# oracle:
#   intervals.length <= 16
from itertools import combinations


class Solution:
    def insert(self, intervals, newInterval):
        pile = intervals + [newInterval]
        changed = True
        while changed:
            changed = False
            for a, b in combinations(pile, 2):
                if a[0] <= b[1] and b[0] <= a[1]:
                    pile.remove(a)
                    pile.remove(b)
                    pile.append([min(a[0], b[0]), max(a[1], b[1])])
                    changed = True
                    break
        return sorted(pile)
