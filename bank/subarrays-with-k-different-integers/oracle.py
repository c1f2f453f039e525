# By definition: the different numbers of every subarray are counted.
# oracle:
#   nums.length <= 10
from itertools import combinations


class Solution:
    def subarraysWithKDistinct(self, nums, k):
        return sum(len(set(nums[a:b])) == k for a, b in combinations(range(len(nums) + 1), 2))
