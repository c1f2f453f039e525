# By definition: a pair without parentheses inside is replaced by its reversed letters, until there is none.
# oracle:
#   s.length <= 14
import re


class Solution:
    def reverseParentheses(self, s):
        while "(" in s:
            s = re.sub(r"\((\w*)\)", lambda pair: pair[1][::-1], s)
        return s
