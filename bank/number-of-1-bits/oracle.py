# By definition: the binary digits are written down and counted.
# oracle:
#   1 <= n <= 2^31 - 1
class Solution:
    def hammingWeight(self, n):
        return format(n, "b").count("1")
