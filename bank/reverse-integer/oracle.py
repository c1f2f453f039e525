# By definition: the decimal digits are written backwards as text, and the result is 0 outside of 32 bits.
# oracle:
#   -2^31 <= x <= 2^31 - 1


class Solution:
    def reverse(self, x):
        turned = int(str(abs(x))[::-1])
        if x < 0:
            turned = -turned
        return turned if -2**31 <= turned <= 2**31 - 1 else 0
