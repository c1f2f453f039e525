class Solution:
    def check(self, s: str, expected: str, got: str) -> str:
        if len(got) != len(expected):
            return "the answer has %d characters instead of %d" % (len(got), len(expected))
        depth = at = 0
        for c in got:
            # only brackets may be left out of s
            while at < len(s) and s[at] != c:
                if s[at] not in "()":
                    return "a letter was removed"
                at += 1
            if at == len(s):
                return "the answer is not s without some brackets"
            at += 1
            depth += (c == "(") - (c == ")")
            if depth < 0:
                return "a closing bracket without an opening one"
        if any(c not in "()" for c in s[at:]):
            return "a letter was removed"
        return "" if depth == 0 else "an opening bracket without a closing one"
