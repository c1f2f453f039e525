# By definition: every single trade and every two trades, one after the other, are tried; a day may end one and begin
# one.
# oracle:
#   prices.length <= 10
from itertools import combinations


class Solution:
    def maxProfit(self, prices):
        trades = list(combinations(range(len(prices)), 2))
        best = max([0] + [prices[sale] - prices[buy] for buy, sale in trades])
        for a, b in trades:
            for c, d in trades:
                if b <= c:
                    best = max(best, prices[b] - prices[a] + prices[d] - prices[c])
        return best
