class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        if got == "" or expected == "":
            return "" if got == expected else "there is none" if got else "there is one, such as " + expected
        if sorted(got) != sorted(s):
            return "other characters"
        for i in range(1, len(got)):
            if got[i - 1] == got[i]:
                return "characters %d and %d are the same" % (i - 1, i)
        return ""
