import re


class Solution:
    def check(self, expression: str, expected: str, got: str) -> str:
        value = self.value(got)
        if value is None or got.replace("(", "").replace(")", "") != expression:
            return "this is not the expression with a pair of parentheses around its plus sign"
        return "" if value == self.value(expected) else "the value can be smaller"

    def value(self, text):
        parts = re.fullmatch(r"([1-9]*)[(]([1-9]+)[+]([1-9]+)[)]([1-9]*)", text)
        if not parts:
            return None
        before, left, right, after = parts.groups()
        return int(before or 1) * (int(left) + int(right)) * int(after or 1)
