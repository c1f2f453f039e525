# By definition: all arrangements of the places are made, and equal ones count once.
# oracle:
#   nums.length <= 6
from itertools import permutations


class Solution:
    def permuteUnique(self, nums):
        return [list(row) for row in set(permutations(nums))]
