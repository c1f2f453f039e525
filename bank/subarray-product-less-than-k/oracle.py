# By definition: the numbers of every subarray are multiplied.
# oracle:
#   nums.length <= 9
from math import prod


class Solution:
    def numSubarrayProductLessThanK(self, nums, k):
        ends = range(1, len(nums) + 1)
        return sum(prod(nums[start:end]) < k for end in ends for start in range(end))
