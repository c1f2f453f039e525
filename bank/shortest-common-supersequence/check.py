class Solution:
    def within(self, part: str, whole: str) -> bool:
        rest = iter(whole)
        return all(letter in rest for letter in part)

    def check(self, str1: str, str2: str, expected: str, got: str) -> str:
        if len(got) != len(expected):
            return "it has %d characters, and the shortest have %d" % (len(got), len(expected))
        for part in (str1, str2):
            if not self.within(part, got):
                return "%s is no subsequence of it" % part
        return ""
