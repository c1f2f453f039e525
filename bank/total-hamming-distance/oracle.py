# By definition: every pair is compared, and the ones of its exclusive or are counted.
# oracle:
#   nums.length <= 40
from itertools import combinations


class Solution:
    def totalHammingDistance(self, nums):
        return sum(bin(x ^ y).count("1") for x, y in combinations(nums, 2))
