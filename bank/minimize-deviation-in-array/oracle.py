# By definition: each element takes every value that it can reach, in all combinations.
# oracle:
#   nums.length <= 4
#   nums[i] <= 16
from itertools import product


class Solution:
    def minimumDeviation(self, nums):
        reachable = []
        for x in nums:
            values = {x}
            for _ in range(6):
                values |= {v * 2 if v % 2 else v // 2 for v in values}
            reachable.append(values)
        return min(max(chosen) - min(chosen) for chosen in product(*reachable))
