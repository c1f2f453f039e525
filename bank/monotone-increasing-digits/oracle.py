# By definition: the numbers are counted down from n until the digits of one are in order.
# oracle:
#   n <= 20000
class Solution:
    def monotoneIncreasingDigits(self, n):
        while sorted(str(n)) != list(str(n)):
            n -= 1
        return n
