# By definition: all pairs are added.
# oracle:
#   nums.length <= 12
from itertools import combinations


class Solution:
    def twoSumLessThanK(self, nums, k):
        return max((a + b for a, b in combinations(nums, 2) if a + b < k), default=-1)
