# By definition: three dots are put at all places, and each of the four parts must be the text of a
# number from 0 to 255.
# oracle:
#   s.length <= 20
from itertools import combinations


class Solution:
    def restoreIpAddresses(self, s):
        numbers = {str(number) for number in range(256)}
        out = []
        for i, j, k in combinations(range(1, len(s)), 3):
            parts = [s[:i], s[i:j], s[j:k], s[k:]]
            if all(part in numbers for part in parts):
                out.append(".".join(parts))
        return out
