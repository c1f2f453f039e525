class Solution:
    def isValid(self, tokens):
        stack = []
        for token in tokens:
            if token not in ("+", "-", "*", "/"):
                stack.append(int(token))
                continue
            if len(stack) < 2:
                return False
            b = stack.pop()
            a = stack.pop()
            if token == "+":
                a += b
            elif token == "-":
                a -= b
            elif token == "*":
                a *= b
            elif b == 0:
                return False
            else:
                q = abs(a) // abs(b)
                a = q if (a < 0) == (b < 0) else -q
            if not -2**31 <= a < 2**31:
                return False
            stack.append(a)
        return len(stack) == 1
