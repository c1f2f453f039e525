# By definition: the rules are written as regular expressions, one for each kind of number, and the
# whole text must match.
# oracle:
#   1 <= s.length <= 20
import re


class Solution:
    def isNumber(self, s):
        integer = r"[+-]?[0-9]+"
        decimal = r"[+-]?([0-9]+\.|[0-9]+\.[0-9]+|\.[0-9]+)"
        exponent = r"([eE]" + integer + ")?"
        return any(re.fullmatch(kind + exponent, s) is not None for kind in (integer, decimal))
