# By definition: a pair with nothing in between can be struck out; a text is valid if nothing is
# left of it in the end.
# oracle:
#   s.length <= 60


class Solution:
    def isValid(self, s):
        before = None
        while s != before:
            before = s
            for pair in ("()", "[]", "{}"):
                s = s.replace(pair, "")
        return s == ""
