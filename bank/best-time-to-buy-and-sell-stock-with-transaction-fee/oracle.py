# By definition: every even number of days is chosen, on which the share is bought and sold in turn.
# oracle:
#   prices.length <= 8
from itertools import combinations


class Solution:
    def maxProfit(self, prices, fee):
        best = 0
        for size in range(2, len(prices) + 1, 2):
            for days in combinations(prices, size):
                best = max(best, sum(days[1::2]) - sum(days[::2]) - fee * (size // 2))
        return best
