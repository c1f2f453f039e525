# By definition: all numbers are rotated one by one, and those that are confusing are listed once for all inputs.
# oracle:
#   n <= 30000
from bisect import bisect

TURN = str.maketrans("01689", "01986")
CONFUSING = [x for x in range(1, 30001)
             if set(str(x)) <= set("01689") and int(str(x).translate(TURN)[::-1]) != x]


class Solution:
    def confusingNumberII(self, n):
        return bisect(CONFUSING, n)
