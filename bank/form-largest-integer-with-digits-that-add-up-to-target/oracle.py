# For every amount the integers themselves are kept, the largest one only, and each digit is put after those of the
# amounts that leave enough for it.
# oracle:
#   cost[i] <= 20
#   target <= 40
class Solution:
    def largestNumber(self, cost, target):
        largest = [0] + [None] * target
        for amount in range(1, target + 1):
            for digit, price in enumerate(cost, 1):
                if price <= amount and largest[amount - price] is not None:
                    painted = 10 * largest[amount - price] + digit
                    if largest[amount] is None or painted > largest[amount]:
                        largest[amount] = painted
        return str(largest[target] or 0)
