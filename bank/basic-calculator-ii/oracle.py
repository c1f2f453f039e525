# As on paper: the first product or quotient is replaced by its value until there is none, then the first sum or
# difference.
# oracle:
#   s.length <= 60
import re


class Solution:
    def calculate(self, s):
        parts = [int(p) if p.isdigit() else p for p in re.findall(r"\d+|[-+*/]", s)]
        for level in ("*/", "+-"):
            while True:
                at = next((i for i, p in enumerate(parts) if isinstance(p, str) and p in level), None)
                if at is None:
                    break
                a, operator, b = parts[at - 1:at + 2]
                if operator == "/":
                    # All numbers are non-negative here, so this cuts towards zero.
                    value = a // b
                else:
                    value = a * b if operator == "*" else a + b if operator == "+" else a - b
                parts[at - 1:at + 2] = [value]
        return parts[0]
