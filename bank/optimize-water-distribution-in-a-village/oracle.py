# By definition: each well or pipe can bring water to one house more, so all choices of n of them are made, and the
# cheapest one that supplies all houses is taken.
# oracle:
#   n <= 4
#   pipes.length <= 5
from itertools import combinations


class Solution:
    def minCostToSupplyWater(self, n, wells, pipes):
        offers = [(0, house, cost) for house, cost in enumerate(wells, 1)] + list(map(tuple, pipes))
        costs = []
        for chosen in combinations(offers, n):
            wet = {0}
            for _ in range(n):
                for a, b, _ in chosen:
                    if a in wet or b in wet:
                        wet |= {a, b}
            if len(wet) == n + 1:
                costs.append(sum(cost for _, _, cost in chosen))
        return min(costs)
