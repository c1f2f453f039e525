# By definition: for each star every sequence of letters is tried.
# oracle:
#   s.length <= 8
#   p.length <= 7


class Solution:
    def isMatch(self, s, p):
        if p == "":
            return s == ""
        if p[0] == "*":
            return any(self.isMatch(s[k:], p[1:]) for k in range(len(s) + 1))
        return s != "" and p[0] in ("?", s[0]) and self.isMatch(s[1:], p[1:])
