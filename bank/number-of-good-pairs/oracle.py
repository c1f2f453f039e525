# By definition: all pairs of places are taken, and those with equal numbers are counted.
# oracle:
#   nums.length <= 20
from itertools import combinations


class Solution:
    def numIdenticalPairs(self, nums):
        return sum(a == b for a, b in combinations(nums, 2))
