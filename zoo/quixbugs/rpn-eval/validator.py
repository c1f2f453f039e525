from fractions import Fraction


class Solution:
    def isValid(self, tokens):
        stack = []
        for token in tokens:
            if token.isdigit():
                stack.append(Fraction(int(token)))
                continue
            if len(stack) < 2:
                return False
            b, a = stack.pop(), stack.pop()
            if token == "/" and b == 0:
                return False
            stack.append(a + b if token == "+" else a - b if token == "-" else a * b if token == "*" else a / b)
        return len(stack) == 1
