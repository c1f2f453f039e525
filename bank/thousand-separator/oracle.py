# The number is written in the scale of 1000, and all its digits there but the first have three signs.
# oracle:
#   n <= 2^31 - 1
class Solution:
    def thousandSeparator(self, n):
        return self.thousandSeparator(n // 1000) + ".%03d" % (n % 1000) if n >= 1000 else str(n)
