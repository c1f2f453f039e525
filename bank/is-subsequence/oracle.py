# By definition: all choices of as many places of t are compared with s.
# oracle:
#   s.length <= 10
#   t.length <= 10
from itertools import combinations


class Solution:
    def isSubsequence(self, s, t):
        return tuple(s) in combinations(t, len(s))
