# The rules are written as patterns: one for the middle of a name, one for the separation characters, and one that
# takes a bare number apart.
# oracle:
#   s.length <= 40
import re


class Solution:
    def maskPII(self, s):
        if "@" in s:
            return re.sub("^(.).*(.@)", r"\1*****\2", s.lower())
        bare = re.sub("[-+() ]", "", s)
        code, local = re.fullmatch("([0-9]*)[0-9]{6}([0-9]{4})", bare).groups()
        return re.sub(r"^\+-", "", "+" + "*" * len(code) + "-***-***-" + local)
