# By definition: every choice of three places is looked at.
# oracle:
#   nums.length <= 20
from itertools import combinations


class Solution:
    def find132pattern(self, nums):
        return any(a < c < b for a, b, c in combinations(nums, 3))
