# By definition: all choices of places are made, and those with the same values count once.
# oracle:
#   nums.length <= 8
from itertools import combinations


class Solution:
    def subsetsWithDup(self, nums):
        found = set()
        for size in range(len(nums) + 1):
            for chosen in combinations(nums, size):
                found.add(tuple(sorted(chosen)))
        return [list(chosen) for chosen in found]
