# By definition: the array is cut into pieces in every way, and those with the right sum are counted.
# oracle:
#   nums.length <= 8
#   -4 <= nums[i] <= 4
#   target <= 6
from itertools import combinations


class Solution:
    def maxNonOverlapping(self, nums, target):
        best = 0
        for cuts in range(len(nums)):
            for places in combinations(range(1, len(nums)), cuts):
                ends = (0, *places, len(nums))
                best = max(best, sum(sum(nums[a:b]) == target for a, b in zip(ends, ends[1:])))
        return best
