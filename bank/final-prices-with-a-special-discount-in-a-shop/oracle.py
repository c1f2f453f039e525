# By definition: for each item, the prices after it are gone through.
# oracle:
#   prices.length <= 12
class Solution:
    def finalPrices(self, prices):
        return [
            price - next((other for other in prices[i + 1:] if other <= price), 0)
            for i, price in enumerate(prices)
        ]
