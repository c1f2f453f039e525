# By definition: all subsequences are formed, and their widths are added.
# oracle:
#   nums.length <= 8
from itertools import combinations


class Solution:
    def sumSubseqWidths(self, nums):
        return sum(
            max(part) - min(part)
            for size in range(1, len(nums) + 1)
            for part in combinations(nums, size)
        ) % (10**9 + 7)
