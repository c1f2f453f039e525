# By definition: the elements are written down and combined.
# oracle:
#   n <= 60
class Solution:
    def xorOperation(self, n, start):
        result = 0
        for i in range(n):
            result ^= start + 2 * i
        return result
