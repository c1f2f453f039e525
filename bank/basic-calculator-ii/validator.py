import re


class Solution:
    def isValid(self, s: str) -> bool:
        # Numbers with one operator between neighbours; no division by 0, and all results fit into 32 bits.
        low, high = -2**31, 2**31 - 1
        total, term, sign, operator = 0, 0, 1, "+"
        for token in re.findall("[0-9]+|[-+*/]", s):
            if token in "+-*/":
                if operator:
                    return False
                operator = token
                continue
            if not operator:
                return False
            value = int(token.lstrip("0")[:11] or "0")
            if operator == "*":
                term *= value
            elif operator == "/":
                if value == 0:
                    return False
                term //= value
            else:
                total += sign * term
                sign, term = (-1 if operator == "-" else 1), value
            operator = ""
            if term > high or not low <= total + sign * term <= high:
                return False
        return not operator
