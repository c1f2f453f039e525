# By definition: the row of houses is painted in every way that keeps the painted ones.
# oracle:
#   m <= 5
#   n <= 3
from itertools import groupby, product


class Solution:
    def minCost(self, houses, cost, m, n, target):
        best = -1
        for row in product(*([color] if color else range(1, n + 1) for color in houses)):
            if len(list(groupby(row))) == target:
                total = sum(cost[i][color - 1] for i, color in enumerate(row) if houses[i] == 0)
                best = total if best < 0 else min(best, total)
        return best
