# By definition: the numbers with digits in increasing order are listed once, the smallest for each product is kept.
# oracle:
#   1 <= num <= 2^31 - 1
from itertools import combinations_with_replacement
from math import prod

# An answer of 32 bits has at most ten digits; other orders of the same digits are larger.
SMALLEST = {}
for size in range(1, 11):
    for digits in combinations_with_replacement(range(1, 10), size):
        number = int("".join(map(str, digits)))
        if number < 2**31:
            SMALLEST.setdefault(prod(digits), number)


class Solution:
    def smallestFactorization(self, num):
        return SMALLEST.get(num, 0)
