# By definition: a first part is split off in all ways; what remains is a last part or is broken again.
# oracle:
#   2 <= n <= 58
from functools import lru_cache


class Solution:
    def integerBreak(self, n):
        @lru_cache(None)
        def broken(left):
            return max((part * max(left - part, broken(left - part)) for part in range(1, left)), default=0)

        return broken(n)
