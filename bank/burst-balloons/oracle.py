# By definition: any balloon may burst next; what remains is a shorter row of balloons, for which the same holds.
# oracle:
#   nums.length <= 7
from functools import lru_cache


class Solution:
    def maxCoins(self, nums):
        @lru_cache(None)
        def best(row):
            most = 0
            for i, x in enumerate(row):
                left = row[i - 1] if i > 0 else 1
                right = row[i + 1] if i + 1 < len(row) else 1
                most = max(most, left * x * right + best(row[:i] + row[i + 1:]))
            return most

        return best(tuple(nums))
