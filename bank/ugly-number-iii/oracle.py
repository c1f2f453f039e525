# By definition: the first n multiples of each of the three numbers are put together and sorted.
# oracle:
#   n <= 60
#   a, b, c <= 1000
class Solution:
    def nthUglyNumber(self, n, a, b, c):
        multiples = {number * factor for number in (a, b, c) for factor in range(1, n + 1)}
        return sorted(multiples)[n - 1]
