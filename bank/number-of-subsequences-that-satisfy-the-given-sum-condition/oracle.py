# By definition: all subsequences are formed.
# oracle:
#   nums.length <= 8
from itertools import combinations


class Solution:
    def numSubseq(self, nums, target):
        return sum(
            min(part) + max(part) <= target
            for size in range(1, len(nums) + 1)
            for part in combinations(nums, size)
        )
