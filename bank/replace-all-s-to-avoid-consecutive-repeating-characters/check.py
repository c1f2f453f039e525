class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        if len(got) != len(s):
            return "another length"
        for before, after in zip(s, got):
            if before != "?" and after != before:
                return "a letter is changed"
            if not "a" <= after <= "z":
                return "a character that is no lowercase English letter"
        return "two neighbours are equal" if any(a == b for a, b in zip(got, got[1:])) else ""
