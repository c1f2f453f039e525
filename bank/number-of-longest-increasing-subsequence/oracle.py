# By definition: all subsequences.
# oracle:
#   nums.length <= 10
from itertools import combinations


class Solution:
    def findNumberOfLIS(self, nums):
        for size in range(len(nums), 0, -1):
            count = sum(all(a < b for a, b in zip(part, part[1:])) for part in combinations(nums, size))
            if count:
                return count
