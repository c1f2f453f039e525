# By definition: the least integer of the least power is crossed out k - 1 times, and the next one is the answer.
# oracle:
#   hi <= 40
from functools import lru_cache


@lru_cache(None)
def power(x):
    return 0 if x == 1 else 1 + power(3 * x + 1 if x % 2 else x // 2)


class Solution:
    def getKth(self, lo, hi, k):
        left = list(range(lo, hi + 1))
        for _ in range(k - 1):
            left.remove(min(left, key=power))
        return min(left, key=power)
