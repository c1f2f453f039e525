# By definition: all numbers are tried as one of the factors, for both products.
# oracle:
#   num <= 10000
class Solution:
    def closestDivisors(self, num):
        pairs = [(a, product // a) for product in (num + 1, num + 2) for a in range(1, product + 1) if product % a == 0]
        return list(min(pairs, key=lambda pair: abs(pair[0] - pair[1])))
