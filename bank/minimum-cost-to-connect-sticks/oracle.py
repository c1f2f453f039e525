# By definition: every pair of sticks is tried as the first one to be connected.
# oracle:
#   sticks.length <= 5
from itertools import combinations


class Solution:
    def connectSticks(self, sticks):
        if len(sticks) == 1:
            return 0
        costs = []
        for a, b in combinations(range(len(sticks)), 2):
            rest = [stick for i, stick in enumerate(sticks) if i not in (a, b)]
            both = sticks[a] + sticks[b]
            costs.append(both + self.connectSticks(rest + [both]))
        return min(costs)
