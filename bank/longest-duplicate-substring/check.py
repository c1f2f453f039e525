class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        first = s.find(got)
        if first < 0:
            return "not a substring of s"
        if got and s.find(got, first + 1) < 0:
            return "it does not occur twice"
        if len(got) != len(expected):
            return "the length is %d, and %d is possible" % (len(got), len(expected))
        return ""
