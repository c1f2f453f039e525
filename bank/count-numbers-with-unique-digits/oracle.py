# By definition: all numbers below 10^n are written down, and those with a digit twice are left out.
# oracle:
#   n <= 4
class Solution:
    def countNumbersWithUniqueDigits(self, n):
        return sum(len(set(str(x))) == len(str(x)) for x in range(10 ** n))
