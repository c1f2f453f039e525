# By definition: every set of cuts is tried, those with the most chunks first.
# oracle:
#   arr.length <= 7
from itertools import combinations


class Solution:
    def maxChunksToSorted(self, arr):
        for cuts in range(len(arr) - 1, -1, -1):
            for places in combinations(range(1, len(arr)), cuts):
                ends = (0, *places, len(arr))
                chunks = [sorted(arr[a:b]) for a, b in zip(ends, ends[1:])]
                if sum(chunks, []) == sorted(arr):
                    return cuts + 1
