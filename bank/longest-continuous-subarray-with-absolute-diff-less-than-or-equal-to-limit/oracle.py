# By definition: every pair of elements in every subarray is compared, the longest subarrays first.
# oracle:
#   nums.length <= 8
from itertools import combinations


class Solution:
    def longestSubarray(self, nums, limit):
        for size in range(len(nums), 0, -1):
            for start in range(len(nums) - size + 1):
                if all(abs(a - b) <= limit for a, b in combinations(nums[start:start + size], 2)):
                    return size
