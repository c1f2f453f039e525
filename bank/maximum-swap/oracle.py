# By definition: every swap of two digits, and none.
# oracle:
#   num <= 10^8
from itertools import combinations


class Solution:
    def maximumSwap(self, num):
        best, digits = num, str(num)
        for i, j in combinations(range(len(digits)), 2):
            swapped = digits[:i] + digits[j] + digits[i + 1 : j] + digits[i] + digits[j + 1 :]
            best = max(best, int(swapped))
        return best
