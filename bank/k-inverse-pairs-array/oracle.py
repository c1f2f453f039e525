# The number at the front is chosen, and as many pairs as there are smaller numbers left begin at it. Up to 6 the pairs
# of all arrangements are counted one by one.
# oracle:
#   n <= 100
#   k <= 100
from collections import Counter
from functools import lru_cache
from itertools import combinations, permutations


@lru_cache(maxsize=None)
def ways(n, k):
    if n == 0:
        return int(k == 0)
    return sum(ways(n - 1, k - smaller) for smaller in range(min(n, k + 1)))


def pairs(row):
    return sum(a > b for a, b in combinations(row, 2))


COUNTED = [Counter(map(pairs, permutations(range(n)))) for n in range(7)]


class Solution:
    def kInversePairs(self, n, k):
        if n < len(COUNTED):
            return COUNTED[n][k]
        return ways(n, k) % (10**9 + 7)
