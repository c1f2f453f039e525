# By definition: of all numbers that divide n, the primes must be among 2, 3 and 5.
# oracle:
#   -10000 <= n <= 10000
class Solution:
    def isUgly(self, n):
        divisors = [d for d in range(2, n + 1) if n % d == 0]
        primes = [d for d in divisors if not any(d % e == 0 for e in divisors if e < d)]
        return n > 0 and all(prime in (2, 3, 5) for prime in primes)
