# By definition: all choices of parentheses are removed, the smallest ones first. A text is valid if no parenthesis is
# left when pairs without anything between them are erased again and again.
# oracle:
#   s.length <= 9
from itertools import combinations


class Solution:
    def minRemoveToMakeValid(self, s):
        places = [i for i, sign in enumerate(s) if sign in "()"]
        for size in range(len(places) + 1):
            for removed in combinations(places, size):
                text = "".join(s[i] for i in places if i not in removed)
                while "()" in text:
                    text = text.replace("()", "")
                if not text:
                    return "".join(sign for i, sign in enumerate(s) if i not in removed)
