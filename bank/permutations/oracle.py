# By definition: all sequences of the numbers are tried, and those without a repetition are kept.
# oracle:
#   nums.length <= 5
from itertools import product


class Solution:
    def permute(self, nums):
        return [list(row) for row in product(nums, repeat=len(nums)) if len(set(row)) == len(nums)]
