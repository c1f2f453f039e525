# By definition: every number of coins of each kind is tried.
# oracle:
#   amount <= 24
#   coins.length <= 5
class Solution:
    def change(self, amount, coins):
        if not coins:
            return 1 if amount == 0 else 0
        return sum(self.change(rest, coins[1:]) for rest in range(amount, -1, -coins[0]))
