# By definition: the start of the text is matched against blanks, a sign and digits; the exact value
# is cut to 32 bits.
# oracle:
#   s.length <= 200
import re


class Solution:
    def myAtoi(self, s):
        found = re.match(r" *([+-]?[0-9]+)", s)
        if not found:
            return 0
        return max(-2**31, min(2**31 - 1, int(found.group(1))))
