# By definition: every choice of at most k - 1 cuts is tried.
# oracle:
#   nums.length <= 8
from itertools import combinations


class Solution:
    def largestSumOfAverages(self, nums, k):
        n = len(nums)
        return max(
            sum(sum(nums[a:b]) / (b - a) for a, b in zip((0, *cuts), (*cuts, n)))
            for parts in range(1, k + 1)
            for cuts in combinations(range(1, n), parts - 1)
        )
