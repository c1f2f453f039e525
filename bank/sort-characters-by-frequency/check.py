from collections import Counter


class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        count = Counter(s)
        if Counter(got) != count:
            return "other characters"
        i, last = 0, len(s)
        while i < len(got):
            often = count[got[i]]
            if got[i:i + often] != got[i] * often:
                return "equal characters are not together"
            if often > last:
                return "a more frequent character comes later"
            last = often
            i += often
        return ""
