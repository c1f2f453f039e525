# By definition: every subarray that may be removed is tried in the whole game.
# oracle:
#   nums.length <= 6
from functools import lru_cache


class Solution:
    def finalElement(self, nums):
        @lru_cache(maxsize=None)
        def play(left, alice):
            n = len(left)
            if n == 1:
                return left[0]
            results = [
                play(left[:i] + left[j:], not alice)
                for i in range(n)
                for j in range(i + 1, n + 1)
                if j - i < n
            ]
            return max(results) if alice else min(results)

        return play(tuple(nums), True)
