# By definition: every last call is tried, which added one to a number or doubled all of them.
# oracle:
#   nums.length <= 4
#   nums[i] <= 10
from functools import lru_cache


@lru_cache(maxsize=None)
def calls(nums):
    if not any(nums):
        return 0
    before = [nums[:i] + (x - 1,) + nums[i + 1:] for i, x in enumerate(nums) if x]
    if all(x % 2 == 0 for x in nums):
        before.append(tuple(x // 2 for x in nums))
    return 1 + min(map(calls, before))


class Solution:
    def minOperations(self, nums):
        return calls(tuple(nums))
