# By definition: each set of places is changed to the other case, and what is equal counts once.
# oracle:
#   s.length <= 6
from itertools import product


class Solution:
    def letterCasePermutation(self, s):
        found = set()
        for swap in product((False, True), repeat=len(s)):
            found.add("".join(c.swapcase() if change else c for c, change in zip(s, swap)))
        return list(found)
