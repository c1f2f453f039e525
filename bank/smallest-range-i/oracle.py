# By definition: all choices of the numbers to add are tried.
# oracle:
#   nums.length <= 4
#   nums[i] <= 9
#   k <= 2
from itertools import product


class Solution:
    def smallestRangeI(self, nums, k):
        changed = product(*(range(x - k, x + k + 1) for x in nums))
        return min(max(choice) - min(choice) for choice in changed)
