# By definition: every two places are tried, and the different pairs of values are collected.
# oracle:
#   nums.length <= 40
from itertools import combinations


class Solution:
    def findPairs(self, nums, k):
        return len({(min(x, y), max(x, y)) for x, y in combinations(nums, 2) if abs(x - y) == k})
