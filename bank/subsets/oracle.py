# By definition: for each size, the empty one included, all choices of so many elements are made.
# oracle:
#   nums.length <= 7
from itertools import combinations


class Solution:
    def subsets(self, nums):
        return [list(chosen) for size in range(len(nums) + 1) for chosen in combinations(nums, size)]
