# By definition: any number of a stretch may be guessed, and the worse answer comes; a stretch of one number is known.
# oracle:
#   n <= 60
from functools import lru_cache


@lru_cache(None)
def cost(low, high):
    if low >= high:
        return 0
    return min(guess + max(cost(low, guess - 1), cost(guess + 1, high)) for guess in range(low, high + 1))


class Solution:
    def getMoneyAmount(self, n):
        return cost(1, n)
