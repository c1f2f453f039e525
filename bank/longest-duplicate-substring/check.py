class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        if len(got) != len(expected):
            return "the length is %d, and %d is possible" % (len(got), len(expected))
        if got == "":
            return ""
        first = s.find(got)
        if first < 0 or s.find(got, first + 1) < 0:
            return "it does not occur twice"
        return ""
