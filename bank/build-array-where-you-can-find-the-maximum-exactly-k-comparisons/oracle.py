# Either the number m does not occur, or there is a first one: it costs one comparison, all numbers before it are
# smaller, and the numbers after it are free. The counts are kept as whole numbers, and the modulus comes last.
# oracle:
#   n <= 30
#   m <= 40
from functools import lru_cache


@lru_cache(None)
def arrays(n, m, k):
    if n == 0:
        return int(k == 0)
    if m == 0 or k == 0:
        return 0
    return arrays(n, m - 1, k) + sum(arrays(i, m - 1, k - 1) * m ** (n - 1 - i) for i in range(k - 1, n))


class Solution:
    def numOfArrays(self, n, m, k):
        return arrays(n, m, k) % (10**9 + 7)
