# By definition: all subsequences of at least two elements are made, and the different ones in order are kept.
# oracle:
#   nums.length <= 8
from itertools import combinations


class Solution:
    def findSubsequences(self, nums):
        found = {part for size in range(2, len(nums) + 1) for part in combinations(nums, size)}
        return [list(part) for part in found if list(part) == sorted(part)]
