# By definition: all orders in which the stones can be taken, each player for the best difference.
# oracle:
#   aliceValues.length <= 7
from functools import lru_cache


class Solution:
    def stoneGameVI(self, aliceValues, bobValues):
        n = len(aliceValues)

        @lru_cache(maxsize=None)
        def difference(left):
            if not left:
                return 0
            if (n - len(left)) % 2 == 0:
                return max(aliceValues[i] + difference(left - {i}) for i in left)
            return min(-bobValues[i] + difference(left - {i}) for i in left)

        result = difference(frozenset(range(n)))
        return (result > 0) - (result < 0)
