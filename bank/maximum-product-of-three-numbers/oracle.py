# By definition: every choice of three places.
# oracle:
#   nums.length <= 24
from itertools import combinations


class Solution:
    def maximumProduct(self, nums):
        return max(a * b * c for a, b, c in combinations(nums, 3))
