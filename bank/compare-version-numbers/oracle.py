# Revisions are compared as texts: without leading zeros the longer one is larger, and equally long ones as in a
# dictionary.
# oracle:
#   version1.length <= 40
#   version2.length <= 40
from itertools import zip_longest


class Solution:
    def compareVersion(self, version1, version2):
        for a, b in zip_longest(version1.split("."), version2.split("."), fillvalue=""):
            a, b = a.lstrip("0"), b.lstrip("0")
            if (len(a), a) != (len(b), b):
                return -1 if (len(a), a) < (len(b), b) else 1
        return 0
