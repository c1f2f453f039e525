# By definition: all colourings without equal neighbours are priced.
# oracle:
#   1 <= n <= 4
#   2 <= k <= 5
from itertools import product


class Solution:
    def minCostII(self, costs):
        return min(
            sum(cost[colour] for cost, colour in zip(costs, colours))
            for colours in product(range(len(costs[0])), repeat=len(costs))
            if all(a != b for a, b in zip(colours, colours[1:]))
        )
