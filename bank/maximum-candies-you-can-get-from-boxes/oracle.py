# Of all sets of opened boxes that leave no further box to open, the one that is really opened lies in each of the
# others, and thus has the fewest candies.
# oracle:
#   n <= 6
from itertools import combinations


class Solution:
    def maxCandies(self, status, candies, keys, containedBoxes, initialBoxes):
        n = len(status)
        totals = []
        for size in range(n + 1):
            for opened in combinations(range(n), size):
                boxes = set(initialBoxes).union(*(containedBoxes[i] for i in opened))
                unlocked = {i for i in range(n) if status[i]}.union(*(keys[i] for i in opened))
                if boxes & unlocked <= set(opened):
                    totals.append(sum(candies[i] for i in opened))
        return min(totals)
