# By definition: the sums of all runs are counted, once for all numbers up to a bound.
# oracle:
#   n <= 12000
WAYS = [0] * 12001
for first in range(1, 12001):
    total, last = first, first
    while total <= 12000:
        WAYS[total] += 1
        last += 1
        total += last


class Solution:
    def consecutiveNumbersSum(self, n):
        return WAYS[n]
