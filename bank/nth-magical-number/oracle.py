# By definition: the numbers are counted up from 1, and the magical ones among them.
# oracle:
#   n <= 50
#   a <= 20
#   b <= 20
class Solution:
    def nthMagicalNumber(self, n, a, b):
        x = 0
        while n:
            x += 1
            n -= x % a == 0 or x % b == 0
        return x % (10**9 + 7)
