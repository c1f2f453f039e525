# By definition: every choice of k - 1 places to cut is made, and the largest sum of a part is taken.
# oracle:
#   nums.length <= 9
from itertools import combinations


class Solution:
    def splitArray(self, nums, k):
        n = len(nums)
        best = sum(nums)
        for cuts in combinations(range(1, n), k - 1):
            ends = (0,) + cuts + (n,)
            best = min(best, max(sum(nums[a:b]) for a, b in zip(ends, ends[1:])))
        return best
