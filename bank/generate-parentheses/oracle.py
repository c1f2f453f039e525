# By definition: all texts of 2 * n brackets are tried, and those are kept of which nothing is left
# when pairs are struck out.
# oracle:
#   n <= 6
from itertools import product


class Solution:
    def generateParenthesis(self, n):
        kept = []
        for signs in product("()", repeat=2 * n):
            text = rest = "".join(signs)
            while "()" in rest:
                rest = rest.replace("()", "")
            if rest == "":
                kept.append(text)
        return kept
