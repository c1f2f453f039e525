# The n-th number counts the ways to write n - 1 as an ordered sum of ones, twos and threes: the last part leaves the
# same question for the three numbers before. The sums with equal numbers of each part are counted together.
# oracle:
#   n <= 37
from math import factorial


class Solution:
    def tribonacci(self, n):
        ways = 0
        for threes in range(n // 3 + 1):
            for twos in range(n // 2 + 1):
                ones = n - 1 - 3 * threes - 2 * twos
                if ones >= 0:
                    orders = factorial(ones + twos + threes)
                    ways += orders // factorial(ones) // factorial(twos) // factorial(threes)
        return ways
