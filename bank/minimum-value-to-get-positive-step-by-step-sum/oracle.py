# By definition: every start is tried, the smallest ones first.
# oracle:
#   nums.length <= 8
#   -10 <= nums[i] <= 10
from itertools import accumulate, count


class Solution:
    def minStartValue(self, nums):
        return next(start for start in count(1) if min(accumulate(nums, initial=start)) >= 1)
