# By definition: the product of every subarray.
# oracle:
#   nums.length <= 12
from math import prod


class Solution:
    def maxProduct(self, nums):
        n = len(nums)
        return max(prod(nums[start:end]) for start in range(n) for end in range(start + 1, n + 1))
