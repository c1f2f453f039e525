# By definition: all colourings without equal neighbours are priced.
# oracle:
#   n <= 6
from itertools import product


class Solution:
    def minCost(self, costs):
        return min(
            sum(cost[colour] for cost, colour in zip(costs, colours))
            for colours in product(range(3), repeat=len(costs))
            if all(a != b for a, b in zip(colours, colours[1:]))
        )
