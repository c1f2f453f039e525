# By definition: the first parenthesis gets an added partner, or it is opening and any closing one is its partner,
# with a valid text between them and one after them.
# oracle:
#   s.length <= 13
from functools import lru_cache


@lru_cache(None)
def added(s):
    if not s:
        return 0
    best = 1 + added(s[1:])
    if s[0] == "(":
        for i in range(1, len(s)):
            if s[i] == ")":
                best = min(best, added(s[1:i]) + added(s[i + 1:]))
    return best


class Solution:
    def minAddToMakeValid(self, s):
        return added(s)
