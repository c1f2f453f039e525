# By definition, as an expression for the text: it only looks ahead, so that the next occurrence may begin in this one.
# oracle:
#   text.length <= 12
#   first.length <= 2
#   second.length <= 2
#   text consists of ' ', 'a' to 'b'
#   first, second consist of 'a' to 'b'
import re


class Solution:
    def findOcurrences(self, text, first, second):
        return re.findall(r"\b(?=%s %s (\w+))" % (first, second), text)
