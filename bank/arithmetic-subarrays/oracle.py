# By definition: all orders of each subarray are tried.
# oracle:
#   2 <= n <= 5
#   1 <= m <= 4
#   -9 <= nums[i] <= 9
from itertools import permutations


class Solution:
    def checkArithmeticSubarrays(self, nums, l, r):
        return [self.arithmetic(nums[a : b + 1]) for a, b in zip(l, r)]

    def arithmetic(self, part):
        return any(len({b - a for a, b in zip(row, row[1:])}) == 1 for row in permutations(part))
