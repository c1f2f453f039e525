# An innermost bracket is replaced by its value until none is left, as one does on paper.
# oracle:
#   s.length <= 60
import re


class Solution:
    def calculate(self, s):
        parts = re.findall(r"\d+|[-+()]", s)
        parts = ["("] + [int(p) if p.isdigit() else p for p in parts] + [")"]
        while len(parts) > 1:
            end = parts.index(")")
            start = max(i for i in range(end) if parts[i] == "(")
            value, sign = 0, 1
            for part in parts[start + 1:end]:
                if part in ("+", "-"):
                    sign = 1 if part == "+" else -1
                else:
                    value += sign * part
            parts[start:end + 1] = [value]
        return parts[0]
