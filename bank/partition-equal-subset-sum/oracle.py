# By definition: every subset is compared with what is left.
# oracle:
#   nums.length <= 9
from itertools import product


class Solution:
    def canPartition(self, nums):
        for taken in product([False, True], repeat=len(nums)):
            if 2 * sum(x for x, t in zip(nums, taken) if t) == sum(nums):
                return True
        return False
