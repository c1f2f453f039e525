# By definition: on each day one may hold a share afterwards or not; every sequence of these choices is tried.
# oracle:
#   prices.length <= 8
from itertools import product


class Solution:
    def maxProfit(self, prices):
        best = 0
        for held in product((0, 1), repeat=len(prices) - 1):
            # Nothing is held before the first day, nor after the last one.
            states = (0,) + held + (0,)
            money = sum((states[i] - states[i + 1]) * price for i, price in enumerate(prices))
            best = max(best, money)
        return best
