# By definition: all products of the primes up to a limit are made, power by power; the limit is doubled until they are
# enough, and then they are sorted.
# oracle:
#   n <= 60
#   primes.length <= 12
class Solution:
    def nthSuperUglyNumber(self, n, primes):
        limit = 1
        while True:
            products = [1]
            for p in primes:
                for x in products:
                    # the list grows while it is walked: all powers of p are met
                    if x * p <= limit:
                        products.append(x * p)
            if len(products) >= n:
                return sorted(products)[n - 1]
            limit *= 2
