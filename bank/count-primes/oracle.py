# By definition: a prime has no divisor from 2 up to its root. The primes that can be needed are found once.
# oracle:
#   n <= 12000
PRIMES = [p for p in range(2, 12000) if all(p % d for d in range(2, int(p**0.5) + 1))]


class Solution:
    def countPrimes(self, n):
        return sum(p < n for p in PRIMES)
