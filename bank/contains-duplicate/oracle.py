# By definition: every two places are compared.
# oracle:
#   nums.length <= 60
from itertools import combinations


class Solution:
    def containsDuplicate(self, nums):
        return any(a == b for a, b in combinations(nums, 2))
