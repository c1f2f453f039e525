# The banks are added one after the other to what each customer has, and the wealth is sorted in the end.
# oracle:
#   1 <= m, n <= 6
class Solution:
    def maximumWealth(self, accounts):
        wealth = [0] * len(accounts)
        for bank in zip(*accounts):
            wealth = [have + more for have, more in zip(wealth, bank)]
        return sorted(wealth)[-1]
