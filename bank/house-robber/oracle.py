# By definition: every set of houses without two neighbours.
# oracle:
#   nums.length <= 9
from itertools import product


class Solution:
    def rob(self, nums):
        best = 0
        for robbed in product((0, 1), repeat=len(nums)):
            if not any(a and b for a, b in zip(robbed, robbed[1:])):
                best = max(best, sum(money for money, taken in zip(nums, robbed) if taken))
        return best
