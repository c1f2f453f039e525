# By definition: the power is multiplied out in full, and only then divided.
# oracle:
#   b.length <= 3
class Solution:
    def superPow(self, a, b):
        exponent = int("".join(map(str, b)))
        return a ** exponent % 1337
