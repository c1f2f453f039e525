# By definition: every three places are tried.
# oracle:
#   nums.length <= 20
from itertools import combinations


class Solution:
    def increasingTriplet(self, nums):
        return any(a < b < c for a, b, c in combinations(nums, 3))
