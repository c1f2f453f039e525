class Solution:
    def check(self, s1: str, s2: str, expected: str, got: str) -> str:
        if s1 not in got or s2 not in got:
            return "a string is missing"
        return "" if len(got) == len(expected) else "it is not the shortest"
