# By definition: every number is checked both ways, once for all inputs.
# oracle:
#   n <= 30000
from bisect import bisect_left

FOUND = [x for x in range(2, 40000)
         if str(x) == str(x)[::-1] and all(x % divisor for divisor in range(2, x // 2 + 1))]


class Solution:
    def primePalindrome(self, n):
        return FOUND[bisect_left(FOUND, n)]
