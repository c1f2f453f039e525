# By definition: every set that the numbers contain is taken out in turn, and the others are divided likewise.
# oracle:
#   nums.length <= 9
#   nums[i] <= 6
#   k <= 4
from functools import lru_cache


@lru_cache(None)
def divides(nums, k):
    for start in set(nums):
        rest = list(nums)
        try:
            for number in range(start, start + k):
                rest.remove(number)
        except ValueError:
            continue
        if divides(tuple(rest), k):
            return True
    return not nums


class Solution:
    def isPossibleDivide(self, nums, k):
        return divides(tuple(sorted(nums)), k)
