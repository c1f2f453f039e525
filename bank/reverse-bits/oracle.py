# By definition: the 32 binary digits are written down and read backwards.
# oracle:
#   n is even.
class Solution:
    def reverseBits(self, n):
        return int(format(n, "032b")[::-1], 2)
