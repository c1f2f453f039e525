# By definition: all series of trades are tried; after the sale of a trade the day that follows is left out.
# oracle:
#   prices.length <= 10
class Solution:
    def maxProfit(self, prices):
        n = len(prices)

        def best(first):
            most = 0
            for buy in range(first, n):
                for sell in range(buy + 1, n):
                    most = max(most, prices[sell] - prices[buy] + best(sell + 2))
            return most

        return best(0)
