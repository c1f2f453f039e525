# By definition: all letters of all occurrences are marked, and each run of marked letters is wrapped.
# oracle:
#   s.length <= 24
#   words.length <= 8
#   words[i].length <= 24
from itertools import groupby


class Solution:
    def addBoldTag(self, s, words):
        marked = set()
        for i in range(len(s)):
            for j in range(i + 1, len(s) + 1):
                if s[i:j] in words:
                    marked |= set(range(i, j))
        text = ""
        for bold, places in groupby(range(len(s)), lambda i: i in marked):
            part = "".join(s[i] for i in places)
            text += "<b>" + part + "</b>" if bold else part
        return text
