class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        if len(got) != len(expected):
            return "the length is %d, and %d is possible" % (len(got), len(expected))
        if got not in s:
            return "not a substring of s"
        return "" if got == got[::-1] else "not a palindrome"
