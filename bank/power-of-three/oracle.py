# By definition: n is compared with the powers of three.
# oracle:
#   -2^31 <= n <= 2^31 - 1
class Solution:
    def isPowerOfThree(self, n):
        return any(n == 3 ** x for x in range(32))
