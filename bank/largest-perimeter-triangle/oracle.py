# By definition: every three of the lengths are tried.
# oracle:
#   nums.length <= 10
from itertools import combinations


class Solution:
    def largestPerimeter(self, nums):
        return max((sum(sides) for sides in combinations(nums, 3) if 2 * max(sides) < sum(sides)), default=0)
