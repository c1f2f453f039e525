# By definition: every pair of two different places is tried.
# oracle:
#   nums.length <= 30
from itertools import combinations


class Solution:
    def twoSum(self, nums, target):
        for i, j in combinations(range(len(nums)), 2):
            if nums[i] + nums[j] == target:
                return [i, j]
