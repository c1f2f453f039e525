# By definition: every choice of three values is changed into one of the others.
# oracle:
#   nums.length <= 9
from itertools import combinations


class Solution:
    def minDifference(self, nums):
        if len(nums) <= 4:
            return 0
        return min(max(rest) - min(rest) for rest in combinations(nums, len(nums) - 3))
