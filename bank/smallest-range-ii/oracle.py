# By definition: every choice of signs is made.
# oracle:
#   nums.length <= 7
from itertools import product


class Solution:
    def smallestRangeII(self, nums, k):
        choices = product(*((x - k, x + k) for x in nums))
        return min(max(changed) - min(changed) for changed in choices)
