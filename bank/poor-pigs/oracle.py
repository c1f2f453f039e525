# By definition: after a round some of the pigs are dead, and each choice of these leaves its own buckets to the
# others and the rounds that are left.
# oracle:
#   minutesToTest <= 30
from functools import lru_cache
from math import comb


@lru_cache(None)
def told(pigs, rounds):
    """How many buckets can be told apart."""
    if rounds == 0:
        return 1
    return sum(comb(pigs, dead) * told(pigs - dead, rounds - 1) for dead in range(pigs + 1))


class Solution:
    def poorPigs(self, buckets, minutesToDie, minutesToTest):
        pigs = 0
        while told(pigs, minutesToTest // minutesToDie) < buckets:
            pigs += 1
        return pigs
