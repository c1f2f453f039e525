# By definition: any two places hold the same character in s exactly when they do in t.
# oracle:
#   s.length <= 60
from itertools import combinations


class Solution:
    def isIsomorphic(self, s, t):
        return all((s[i] == s[j]) == (t[i] == t[j]) for i, j in combinations(range(len(s)), 2))
