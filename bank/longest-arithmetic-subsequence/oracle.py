# By definition: every subsequence is looked at, the longest ones first.
# oracle:
#   nums.length <= 8
#   nums[i] <= 14
from itertools import combinations


class Solution:
    def longestArithSeqLength(self, nums):
        for size in range(len(nums), 1, -1):
            for xs in combinations(nums, size):
                if len({b - a for a, b in zip(xs, xs[1:])}) == 1:
                    return size
