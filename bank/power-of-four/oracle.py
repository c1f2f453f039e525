# By definition: n is compared with the powers of four.
# oracle:
#   -2^31 <= n <= 2^31 - 1
class Solution:
    def isPowerOfFour(self, n):
        return any(n == 4 ** x for x in range(32))
