# By definition: the digits of each number are compared with the set of them; the numbers found are listed once for all.
# oracle:
#   n <= 30000
from bisect import bisect_right

REPEATED = [x for x in range(1, 30001) if len(set(str(x))) < len(str(x))]


class Solution:
    def numDupDigitsAtMostN(self, n):
        return bisect_right(REPEATED, n)
