# By definition: every two places are compared.
# oracle:
#   nums.length <= 50
from itertools import combinations


class Solution:
    def containsNearbyAlmostDuplicate(self, nums, indexDiff, valueDiff):
        for i, j in combinations(range(len(nums)), 2):
            if j - i <= indexDiff and abs(nums[i] - nums[j]) <= valueDiff:
                return True
        return False
