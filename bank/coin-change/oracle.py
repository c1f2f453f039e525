# By definition: every number of each coin that still fits is tried.
# oracle:
#   coins.length <= 4
#   amount <= 25
class Solution:
    def coinChange(self, coins, amount):
        def fewest(i, left):
            if left == 0:
                return 0
            if i == len(coins):
                return None
            ways = []
            for count in range(left // coins[i] + 1):
                rest = fewest(i + 1, left - count * coins[i])
                if rest is not None:
                    ways.append(count + rest)
            return min(ways, default=None)

        least = fewest(0, amount)
        return -1 if least is None else least
