# By definition: the product of each subarray is computed.
# oracle:
#   nums.length <= 9
#   -3 <= nums[i] <= 3
from math import prod


class Solution:
    def getMaxLen(self, nums):
        n = len(nums)
        return max(j - i for j in range(n + 1) for i in range(j + 1) if i == j or prod(nums[i:j]) > 0)
