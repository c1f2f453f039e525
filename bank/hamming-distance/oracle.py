# By definition: both numbers are written with 31 binary digits, and the places with different ones are counted.
# oracle:
#   0 <= x, y <= 2^31 - 1
class Solution:
    def hammingDistance(self, x, y):
        return sum(a != b for a, b in zip(format(x, "031b"), format(y, "031b")))
