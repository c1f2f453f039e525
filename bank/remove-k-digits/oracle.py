# By definition: every choice of the digits that stay is read as a number, and the least wins.
# oracle:
#   num.length <= 9
from itertools import combinations


class Solution:
    def removeKdigits(self, num, k):
        # Nothing that is left over counts as 0.
        return str(min(int("0" + "".join(kept)) for kept in combinations(num, len(num) - k)))
