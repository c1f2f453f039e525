# By definition: all ways to cut the array are tried, those with the most chunks first.
# oracle:
#   n <= 8
from itertools import combinations


class Solution:
    def maxChunksToSorted(self, arr):
        n = len(arr)
        for count in range(n, 0, -1):
            for cuts in combinations(range(1, n), count - 1):
                row = []
                for a, b in zip((0,) + cuts, cuts + (n,)):
                    row += sorted(arr[a:b])
                if row == sorted(arr):
                    return count
