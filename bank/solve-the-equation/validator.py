import re

TERM = re.compile("([+-]?)([0-9]*)(x?)")


class Solution:
    def isValid(self, equation):
        # A single solution is whole: sums of the coefficients and of the numbers, those at the right negated.
        both = [0, 0]
        for side, factor in zip(equation.split("="), (1, -1)):
            for sign, digits, x in TERM.findall(side):
                if digits or x:
                    value = int(digits) if digits else 1
                    both[x == ""] += factor * (-value if sign == "-" else value)
        return both[0] == 0 or both[1] % both[0] == 0
