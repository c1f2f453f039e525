# By definition: the numbers are followed and remembered until one comes again.
# oracle:
#   1 <= n <= 2^31 - 1
class Solution:
    def isHappy(self, n):
        seen = []
        while n not in seen:
            seen.append(n)
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
