# By definition: every subarray is checked for repeated numbers, and the greatest sum without one is taken.
# oracle:
#   nums.length <= 10
from itertools import combinations


class Solution:
    def maximumUniqueSubarray(self, nums):
        parts = (nums[a:b] for a, b in combinations(range(len(nums) + 1), 2))
        return max(sum(part) for part in parts if len(set(part)) == len(part))
