# By definition: letter after letter is tried, as long as no three equal ones follow each other.
# oracle:
#   a <= 99
#   b <= 99
from functools import lru_cache


@lru_cache(maxsize=None)
def rest(a, b, last):
    if a < 0 or b < 0 or last in ("aaa", "bbb"):
        return None
    if a == b == 0:
        return ""
    for letter in "ab":
        found = rest(a - (letter == "a"), b - (letter == "b"), last[-2:] + letter)
        if found is not None:
            return letter + found


class Solution:
    def strWithout3a3b(self, a, b):
        return rest(a, b, "")
