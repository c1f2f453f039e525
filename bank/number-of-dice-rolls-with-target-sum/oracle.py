# Without an upper limit the sum is cut into n parts at n - 1 of its gaps. For each set of dice that are above the
# limit, k is taken from each of them, and these ways are subtracted and added in turn.
# oracle:
#   n <= 29
from math import comb


class Solution:
    def numRollsToTarget(self, n, k, target):
        ways = 0
        for above in range(n + 1):
            rest = target - above * k
            if rest >= n:
                ways += (-1) ** above * comb(n, above) * comb(rest - 1, n - 1)
        return ways % (10**9 + 7)
