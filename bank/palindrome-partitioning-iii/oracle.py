# By definition: all ways to cut the text into k parts are tried, and the letters that differ from their mirrored ones
# are counted, which counts each change twice.
# oracle:
#   s.length <= 9
from itertools import combinations


class Solution:
    def palindromePartition(self, s, k):
        n = len(s)
        best = n
        for cuts in combinations(range(1, n), k - 1):
            parts = [s[i:j] for i, j in zip((0,) + cuts, cuts + (n,))]
            mirrored = "".join(part[::-1] for part in parts)
            best = min(best, sum(a != b for a, b in zip(s, mirrored)) // 2)
        return best
