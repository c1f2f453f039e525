# By reduction: each cdata becomes a letter, then each valid closed tag without a tag inside becomes a sign, until
# none is left; the code is valid if one sign remains. (The pattern accepts every code, and favours those with tags.)
# oracle:
#   code matches the pattern "(<A>|</A>|<BC>|</BC>|<![[]CDATA[[]|]]>|[A-Za-z0-9<>/!. ]|[[]|])+"
#   code.length <= 80
import re


class Solution:
    def isValid(self, code):
        code = re.sub(r"<!\[CDATA\[.*?\]\]>", "x", code)
        before = None
        while before != code:
            before = code
            code = re.sub(r"<([A-Z]{1,9})>[^<]*</\1>", "#", code)
        return code == "#"
