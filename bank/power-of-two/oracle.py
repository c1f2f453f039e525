# By definition: n is compared with every power of two up to 2^31.
# oracle:
#   -2^31 <= n <= 2^31 - 1
class Solution:
    def isPowerOfTwo(self, n):
        return any(2 ** x == n for x in range(32))
