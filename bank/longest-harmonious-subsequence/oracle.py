# By definition: all subsequences are tried, longer ones first.
# oracle:
#   nums.length <= 10
from itertools import combinations


class Solution:
    def findLHS(self, nums):
        for length in range(len(nums), 0, -1):
            if any(max(part) - min(part) == 1 for part in combinations(nums, length)):
                return length
        return 0
