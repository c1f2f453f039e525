# By definition: of the smallest subsequences with more than half of the total, the one with the greatest sum is taken.
# oracle:
#   nums.length <= 8
from itertools import combinations


class Solution:
    def minSubsequence(self, nums):
        for size in range(1, len(nums) + 1):
            good = [part for part in combinations(nums, size) if 2 * sum(part) > sum(nums)]
            if good:
                return sorted(max(good, key=sum), reverse=True)
