class Solution:
    def sieve(self, max):
        return [n for n in range(2, max + 1) if all(n % d for d in range(2, n))]
