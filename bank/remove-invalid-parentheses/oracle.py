# By definition: ever more brackets are removed in all ways until some text is valid; one is valid if striking
# out pairs empties it.
# oracle:
#   s.length <= 8
from itertools import combinations


class Solution:
    def removeInvalidParentheses(self, s):
        brackets = [i for i, c in enumerate(s) if c in "()"]
        for count in range(len(brackets) + 1):
            texts = {
                "".join(c for i, c in enumerate(s) if i not in removed)
                for removed in combinations(brackets, count)
            }
            valid = [text for text in texts if self.valid(text)]
            if valid:
                return valid

    def valid(self, text):
        left = "".join(c for c in text if c in "()")
        while "()" in left:
            left = left.replace("()", "")
        return left == ""
