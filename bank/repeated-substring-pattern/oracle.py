# By definition: every shorter beginning is repeated and compared.
# oracle:
#   s.length <= 100
class Solution:
    def repeatedSubstringPattern(self, s):
        n = len(s)
        return any(n % size == 0 and s[:size] * (n // size) == s for size in range(1, n))
