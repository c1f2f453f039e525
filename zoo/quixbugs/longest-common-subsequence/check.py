class Solution:
    def check(self, a: str, b: str, expected: str, got: str) -> str:
        if len(got) != len(expected):
            return "a length of %d instead of %d" % (len(got), len(expected))
        for text in (a, b):
            letters = iter(text)
            if not all(letter in letters for letter in got):
                return "no subsequence of %s" % text
        return ""
