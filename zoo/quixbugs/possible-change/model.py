class Solution:
    def possible_change(self, coins, total):
        if total < 0:
            return 0
        ways = [1] + [0] * total
        for coin in coins:
            for sum_ in range(coin, total + 1):
                ways[sum_] += ways[sum_ - coin]
        return ways[total]
