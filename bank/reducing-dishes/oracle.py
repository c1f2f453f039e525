# By definition: every choice of dishes in every order is cooked.
# oracle:
#   n <= 5
from itertools import permutations


class Solution:
    def maxSatisfaction(self, satisfaction):
        return max(
            sum(time * level for time, level in enumerate(order, 1))
            for amount in range(len(satisfaction) + 1)
            for order in permutations(satisfaction, amount)
        )
