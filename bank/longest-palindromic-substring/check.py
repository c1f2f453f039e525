class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        if got not in s:
            return "not a substring of s"
        if got != got[::-1]:
            return "not a palindrome"
        if len(got) != len(expected):
            return "the length is %d, and %d is possible" % (len(got), len(expected))
        return ""
