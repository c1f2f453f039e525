# By definition: all pairs are compared.
# oracle:
#   nums.length <= 10
from itertools import combinations


class Solution:
    def isMonotonic(self, nums):
        pairs = list(combinations(nums, 2))
        return all(a <= b for a, b in pairs) or all(a >= b for a, b in pairs)
