# A number with n digits 1 is a ninth of 10^n - 1, so k divides it when 10^n leaves the remainder 1 modulo 9 * k. The
# least such n divides the number of remainders that have no divisor in common with 9 * k, and exists when 10 is one of
# them.
# oracle:
#   k <= 20000
class Solution:
    def smallestRepunitDivByK(self, k):
        if k % 2 == 0 or k % 5 == 0:
            return -1
        units, left, p = 9 * k, 9 * k, 3
        while left > 1:
            if p * p > left:
                p = left
            if left % p == 0:
                units -= units // p
                while left % p == 0:
                    left //= p
            p += 2
        lengths = [n for n in range(1, int(units**0.5) + 1) if units % n == 0]
        return min(n for d in lengths for n in (d, units // d) if pow(10, n, 9 * k) == 1)
