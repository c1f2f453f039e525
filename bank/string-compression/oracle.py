# By definition: the text of the groups is made first, then written over the beginning of the array.
# oracle:
#   chars.length <= 200
from itertools import groupby


class Solution:
    def compress(self, chars):
        text = ""
        for c, group in groupby(chars):
            size = len(list(group))
            text += c if size == 1 else c + str(size)
        chars[:len(text)] = text
        return len(text)
