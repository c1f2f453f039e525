# By definition: all different substrings are looked for in a long enough piece of the endless string.
# oracle:
#   s.length <= 40
from string import ascii_lowercase


class Solution:
    def findSubstringInWraproundString(self, s):
        endless = ascii_lowercase * (len(s) // 26 + 2)
        parts = {s[i:j] for i in range(len(s)) for j in range(i + 1, len(s) + 1)}
        return sum(part in endless for part in parts)
