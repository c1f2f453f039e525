# Two neighbours are put into brackets again and again, in every order; ways that end in the same text are the
# same grouping.
# oracle:
#   expression.length <= 9
import re


class Solution:
    def diffWaysToCompute(self, expression):
        numbers = re.split(r"[-+*]", expression)
        operators = tuple(re.findall(r"[-+*]", expression))
        ways = {(tuple((text, int(text)) for text in numbers), operators)}
        for _ in operators:
            shorter = set()
            for operands, signs in ways:
                for i, sign in enumerate(signs):
                    (left, a), (right, b) = operands[i:i + 2]
                    value = a + b if sign == "+" else a - b if sign == "-" else a * b
                    joined = ("(" + left + sign + right + ")", value)
                    shorter.add((operands[:i] + (joined,) + operands[i + 2:], signs[:i] + signs[i + 1:]))
            ways = shorter
        return [operands[0][1] for operands, _ in ways]
