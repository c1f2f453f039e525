class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        if expected == "":
            return "" if got == "" else "there is no such order"
        if sorted(got) != sorted(s):
            return "not the characters of s"
        wrong = [i for i in range(1, len(got)) if got[i].isdigit() == got[i - 1].isdigit()]
        return "two of one kind side by side, at place %d" % wrong[0] if wrong else ""
