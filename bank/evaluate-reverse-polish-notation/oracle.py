# The expression is read from its end: an operator stands behind its second operand, and that behind its first.
# oracle:
#   tokens.length <= 25
class Solution:
    def evalRPN(self, tokens):
        rest = list(tokens)

        def value():
            token = rest.pop()
            if token not in ("+", "-", "*", "/"):
                return int(token)
            b = value()
            a = value()
            if token == "/":
                size = abs(a) // abs(b)
                return size if (a < 0) == (b < 0) else -size
            return a + b if token == "+" else a - b if token == "-" else a * b

        return value()
