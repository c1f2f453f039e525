# By definition: all numbers up to n are looked at.
# oracle:
#   n <= 1500
class Solution:
    def atMostNGivenDigitSet(self, digits, n):
        allowed = set(digits)
        return sum(allowed.issuperset(str(x)) for x in range(1, n + 1))
