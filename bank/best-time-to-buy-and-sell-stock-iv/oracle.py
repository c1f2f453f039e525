# By definition: every set of at most k trades that do not overlap; a day may end one and begin the next.
# oracle:
#   prices.length <= 8
class Solution:
    def maxProfit(self, k, prices):
        def most(trades, start):
            best = 0
            if trades:
                for buy in range(start, len(prices)):
                    for sale in range(buy + 1, len(prices)):
                        best = max(best, prices[sale] - prices[buy] + most(trades - 1, sale))
            return best

        return most(k, 0)
