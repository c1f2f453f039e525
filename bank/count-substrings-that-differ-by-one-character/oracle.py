# By definition: every substring of one string is compared with every substring of the other.
# oracle:
#   s.length <= 6
#   t.length <= 6
from itertools import combinations


class Solution:
    def countSubstrings(self, s, t):
        parts, others = ([text[a:b] for a, b in combinations(range(len(text) + 1), 2)] for text in (s, t))
        return sum(len(p) == len(q) and sum(map(str.__ne__, p, q)) == 1 for p in parts for q in others)
