# By definition: the inversions of both kinds are counted.
# oracle:
#   n <= 8
from itertools import combinations


class Solution:
    def isIdealPermutation(self, nums):
        everywhere = sum(a > b for a, b in combinations(nums, 2))
        return everywhere == sum(a > b for a, b in zip(nums, nums[1:]))
