# By definition: every choice of at least three places is looked at.
# oracle:
#   nums.length <= 9
from itertools import combinations


class Solution:
    def numberOfArithmeticSlices(self, nums):
        total = 0
        for size in range(3, len(nums) + 1):
            for part in combinations(nums, size):
                total += all(b - a == part[1] - part[0] for a, b in zip(part, part[1:]))
        return total
