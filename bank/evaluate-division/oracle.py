# By definition: known quotients are multiplied with each other, exactly, until no pair of variables is new.
# oracle:
#   equations.length <= 5
#   queries.length <= 8
from fractions import Fraction


class Solution:
    def calcEquation(self, equations, values, queries):
        known = {}
        for (a, b), value in zip(equations, values):
            # The texts of the decimals are exact, the binary numbers are not.
            ratio = Fraction(repr(value))
            known[a, b] = ratio
            known[b, a] = 1 / ratio
            known[a, a] = known[b, b] = Fraction(1)
        grown = True
        while grown:
            grown = False
            for (a, b), x in list(known.items()):
                for (c, d), y in list(known.items()):
                    if b == c and (a, d) not in known:
                        known[a, d] = x * y
                        grown = True
        return [float(known.get((c, d), -1)) for c, d in queries]
