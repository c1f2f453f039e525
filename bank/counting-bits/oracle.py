# By definition: each number is written in binary, and its ones are counted.
# oracle:
#   n <= 10000
class Solution:
    def countBits(self, n):
        return [bin(i).count("1") for i in range(n + 1)]
