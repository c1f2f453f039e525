import re

PART = re.compile(r"\s*([-+*/]?)\s*(\d+)")


class Solution:
    def isValid(self, s: str) -> bool:
        low, high = -2**31, 2**31 - 1
        total, term, sign, place = 0, 0, 1, 0
        while True:
            part = PART.match(s, place)
            if part is None:
                return place > 0 and not s[place:].strip()
            operator, value = part.group(1), int(part.group(2))
            if (operator == "") != (place == 0):
                return False
            place = part.end()
            if operator == "*":
                term *= value
            elif operator == "/":
                if value == 0:
                    return False
                term //= value
            else:
                total += sign * term
                sign, term = (-1 if operator == "-" else 1), value
            if term > high or not low <= total + sign * term <= high:
                return False
