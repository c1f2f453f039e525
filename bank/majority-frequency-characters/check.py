class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        return "" if sorted(got) == sorted(expected) else "other characters"
