# By definition: every set of cuts is made, the largest ones first.
# oracle:
#   s.length <= 8
#   s consists of 'a' to 'c'
from itertools import combinations


class Solution:
    def maxUniqueSplit(self, s):
        n = len(s)
        for count in range(n, 0, -1):
            for cuts in combinations(range(1, n), count - 1):
                parts = {s[i:j] for i, j in zip((0, *cuts), (*cuts, n))}
                if len(parts) == count:
                    return count
