# By definition: the product of each pair.
# oracle:
#   nums.length <= 10
from itertools import combinations


class Solution:
    def maxProduct(self, nums):
        return max((a - 1) * (b - 1) for a, b in combinations(nums, 2))
