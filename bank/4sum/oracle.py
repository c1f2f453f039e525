# By definition: all choices of four different places are tried, and those with the same values count once.
# oracle:
#   nums.length <= 16
from itertools import combinations


class Solution:
    def fourSum(self, nums, target):
        found = {tuple(sorted(four)) for four in combinations(nums, 4) if sum(four) == target}
        return [list(four) for four in found]
