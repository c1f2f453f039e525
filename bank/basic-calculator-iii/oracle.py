# The operator that is applied last is the last plus or minus outside all brackets, or else the last of the others;
# both sides of it are worked out on their own.
# oracle:
#   s.length <= 40
class Solution:
    def calculate(self, s):
        for group in ("+-", "*/"):
            depth = 0
            for i in range(len(s) - 1, -1, -1):
                depth += (s[i] == ")") - (s[i] == "(")
                if depth == 0 and s[i] in group:
                    a, b = self.calculate(s[:i]), self.calculate(s[i + 1:])
                    if s[i] == "/":
                        return abs(a) // abs(b) if a * b >= 0 else -(abs(a) // abs(b))
                    return {"+": a + b, "-": a - b, "*": a * b}[s[i]]
        return self.calculate(s[1:-1]) if s[0] == "(" else int(s)
