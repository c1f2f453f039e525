import operator
from fractions import Fraction


class Solution:
    def rpn_eval(self, tokens):
        stack = []
        for token in tokens:
            if token.isdigit():
                stack.append(Fraction(int(token)))
            else:
                b, a = stack.pop(), stack.pop()
                stack.append({"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}[token](a, b))
        return float(stack[0])
