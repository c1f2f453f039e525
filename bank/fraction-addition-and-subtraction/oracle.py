# By exact fractions: the terms are read with their signs and added one after another.
# oracle:
#   expression.length <= 60
import re
from fractions import Fraction


class Solution:
    def fractionAddition(self, expression):
        total = Fraction(0)
        for sign, above, below in re.findall(r"([+-]?)(\d+)/(\d+)", expression):
            term = Fraction(int(above), int(below))
            total = total - term if sign == "-" else total + term
        return "%d/%d" % (total.numerator, total.denominator)
