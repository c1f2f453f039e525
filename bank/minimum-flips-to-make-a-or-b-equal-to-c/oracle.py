# By definition: every pair of numbers with the right OR is compared with a and b, and the differing bits are counted.
# oracle:
#   a <= 31
#   b <= 31
#   c <= 31
PAIRS = [[(x, y) for x in range(32) for y in range(32) if x | y == c] for c in range(32)]


class Solution:
    def minFlips(self, a, b, c):
        return min((bin(a ^ x) + bin(b ^ y)).count("1") for x, y in PAIRS[c])
