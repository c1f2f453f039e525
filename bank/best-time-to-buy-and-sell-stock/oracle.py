# By definition: every pair of a day and a later day is tried, and no trade at all.
# oracle:
#   prices.length <= 30
from itertools import combinations


class Solution:
    def maxProfit(self, prices):
        return max([0] + [sale - purchase for purchase, sale in combinations(prices, 2)])
