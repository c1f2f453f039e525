# By definition: for each place all other elements are multiplied.
# oracle:
#   nums.length <= 40
from math import prod


class Solution:
    def productExceptSelf(self, nums):
        return [prod(nums[:i] + nums[i + 1:]) for i in range(len(nums))]
