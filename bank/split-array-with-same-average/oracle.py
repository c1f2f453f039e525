# By definition: every way to divide the places among the two arrays is tried.
# oracle:
#   nums.length <= 8
from itertools import product


class Solution:
    def splitArraySameAverage(self, nums):
        n, total = len(nums), sum(nums)
        for sides in product((0, 1), repeat=n):
            a = sum(sides)
            if 0 < a < n:
                part = sum(x for x, side in zip(nums, sides) if side)
                if part * (n - a) == (total - part) * a:
                    return True
        return False
