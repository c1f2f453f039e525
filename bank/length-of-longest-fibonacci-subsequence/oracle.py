# By definition: every subsequence is looked at, the longest ones first.
# oracle:
#   arr.length <= 8
#   1 <= arr[i] < arr[i + 1] <= 22
from itertools import combinations


class Solution:
    def lenLongestFibSubseq(self, arr):
        for size in range(len(arr), 2, -1):
            for xs in combinations(arr, size):
                if all(a + b == c for a, b, c in zip(xs, xs[1:], xs[2:])):
                    return size
        return 0
