# By definition: every triple of numbers is tried.
# oracle:
#   nums.length <= 8
from itertools import product


class Solution:
    def countTriplets(self, nums):
        return sum(a & b & c == 0 for a, b, c in product(nums, repeat=3))
