# By definition: for each number of double steps the ways to place them among all steps are counted.
# oracle:
#   1 <= n <= 45
from math import comb


class Solution:
    def climbStairs(self, n):
        return sum(comb(n - doubles, doubles) for doubles in range(n // 2 + 1))
