# By definition: all different orders are made, and those in which all sums of neighbours are squares are counted.
# oracle:
#   nums.length <= 5
#   nums[i] <= 40
from itertools import permutations

SQUARES = {root * root for root in range(10)}


class Solution:
    def numSquarefulPerms(self, nums):
        return sum(
            all(a + b in SQUARES for a, b in zip(order, order[1:]))
            for order in set(permutations(nums))
        )
