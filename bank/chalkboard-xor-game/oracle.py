# By definition: the whole game is searched.
# oracle:
#   nums.length <= 8
from functools import lru_cache, reduce
from operator import xor


class Solution:
    def xorGame(self, nums):
        @lru_cache(maxsize=None)
        def wins(left):
            if reduce(xor, left, 0) == 0:
                return True
            for i in range(len(left)):
                rest = left[:i] + left[i + 1 :]
                if reduce(xor, rest, 0) != 0 and not wins(rest):
                    return True
            return False

        return wins(tuple(sorted(nums)))
