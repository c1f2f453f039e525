# By definition: every choice of places in s is compared with t.
# oracle:
#   s.length <= 9
#   t.length <= 9
from itertools import combinations


class Solution:
    def numDistinct(self, s, t):
        return sum("".join(letters) == t for letters in combinations(s, len(t)))
