# By definition: the array is cut in all ways, and those with a part that is too long are left out.
# oracle:
#   arr.length <= 8
from itertools import combinations


class Solution:
    def maxSumAfterPartitioning(self, arr, k):
        n = len(arr)
        best = 0
        for count in range(n):
            for cuts in combinations(range(1, n), count):
                parts = list(zip((0,) + cuts, cuts + (n,)))
                if all(b - a <= k for a, b in parts):
                    best = max(best, sum(max(arr[a:b]) * (b - a) for a, b in parts))
        return best
