# By definition: all codes are made and searched for.
# oracle:
#   s.length <= 24
#   k <= 4
from itertools import product


class Solution:
    def hasAllCodes(self, s, k):
        return all("".join(code) in s for code in product("01", repeat=k))
