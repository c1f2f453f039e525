# By definition: every choice of items is removed, the smallest ones first, until a mountain is left.
# oracle:
#   nums.length <= 9
from itertools import combinations


class Solution:
    def minimumMountainRemovals(self, nums):
        for removed in range(len(nums) - 2):
            for arr in combinations(nums, len(nums) - removed):
                top = arr.index(max(arr))
                steps = [b - a for a, b in zip(arr, arr[1:])]
                if 0 < top < len(arr) - 1 and min(steps[:top]) > 0 > max(steps[top:]):
                    return removed
