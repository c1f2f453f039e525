# By definition: every two places are compared.
# oracle:
#   nums.length <= 50
from itertools import combinations


class Solution:
    def containsNearbyDuplicate(self, nums, k):
        return any(nums[i] == nums[j] and j - i <= k for i, j in combinations(range(len(nums)), 2))
