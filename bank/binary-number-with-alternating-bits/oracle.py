# By definition: neighbouring digits of the number in base two are compared.
# oracle:
#   1 <= n <= 2^31 - 1
class Solution:
    def hasAlternatingBits(self, n):
        digits = []
        while n:
            digits.append(n % 2)
            n //= 2
        return all(a != b for a, b in zip(digits, digits[1:]))
