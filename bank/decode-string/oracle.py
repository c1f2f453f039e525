# By definition: a number with a bracket that has none inside is replaced by what it means, until there is none.
# oracle:
#   s.length <= 14
import re


class Solution:
    def decodeString(self, s):
        while "[" in s:
            s = re.sub(r"(\d+)\[([a-z]*)\]", lambda match: int(match[1]) * match[2], s)
        return s
