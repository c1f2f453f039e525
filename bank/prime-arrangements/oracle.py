# The numbers are placed one after the other, and each has as many places as indices of its kind are still free.
# oracle:
#   n <= 100
class Solution:
    def numPrimeArrangements(self, n):
        def prime(x):
            return x > 1 and all(x % d for d in range(2, x))

        free = [prime(index) for index in range(1, n + 1)]
        ways = 1
        for number in range(1, n + 1):
            ways *= free.count(prime(number))
            free.remove(prime(number))
        return ways % (10 ** 9 + 7)
