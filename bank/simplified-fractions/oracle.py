# By definition: all fractions are listed by rising denominators, and one is simplified if its value is new.
# oracle:
#   n <= 100
from fractions import Fraction


class Solution:
    def simplifiedFractions(self, n):
        found = {}
        for below in range(2, n + 1):
            for above in range(1, below):
                found.setdefault(Fraction(above, below), "%d/%d" % (above, below))
        return list(found.values())
