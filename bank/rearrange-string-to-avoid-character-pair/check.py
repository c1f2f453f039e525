class Solution:
    def check(self, s: str, x: str, y: str, expected: str, got: str) -> str:
        if sorted(got) != sorted(s):
            return "the answer does not have the letters of s"
        if x in got and y in got and got.index(x) < got.rindex(y):
            return "the first %s stands before the last %s" % (x, y)
        return ""
