# By definition: for each colour every number of balls is sold, and the choices with the right total are compared.
# oracle:
#   inventory.length <= 4
#   inventory[i] <= 5
from itertools import product


class Solution:
    def maxProfit(self, inventory, orders):
        best = 0
        for left in product(*(range(count + 1) for count in inventory)):
            if sum(inventory) - sum(left) == orders:
                best = max(best, sum(sum(range(rest + 1, count + 1)) for rest, count in zip(left, inventory)))
        return best % (10**9 + 7)
