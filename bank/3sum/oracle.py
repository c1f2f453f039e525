# By definition: all triples of different places are tried, and those with the same values count once.
# oracle:
#   nums.length <= 22
from itertools import combinations


class Solution:
    def threeSum(self, nums):
        found = {tuple(sorted(triple)) for triple in combinations(nums, 3) if sum(triple) == 0}
        return [list(triple) for triple in found]
