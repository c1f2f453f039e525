import re


class Solution:
    def check(self, numerator: int, denominator: int, expected: str, got: str) -> str:
        if len(got) >= 10**4:
            return "the text is too long"
        form = re.fullmatch(r"(-?)(0|[1-9][0-9]*)(?:[.]([0-9]*)(?:[(]([0-9]+)[)])?)?", got, re.ASCII)
        if form is None or got.endswith("."):
            return "not a decimal fraction"
        sign, whole, fixed, period = form.groups()
        if (sign == "-") != (numerator * denominator < 0):
            return "another sign"
        n, d = abs(numerator), abs(denominator)
        if whole != str(n // d):
            return "another whole part"
        rest = n % d

        def follow(digits: str, rest: int) -> int:
            for digit in digits:
                if rest == 0 or int(digit) != rest * 10 // d:
                    return -1
                rest = rest * 10 % d
            return rest

        rest = follow(fixed or "", rest)
        if rest < 0:
            return "another digit, or one too many"
        if period is None:
            return "" if rest == 0 else "the fraction goes on"
        if follow(period, rest) != rest or rest == 0:
            return "what is in brackets does not repeat"
        return ""
