# By definition: all subsequences are made, the longest ones first.
# oracle:
#   arr.length <= 8
#   -6 <= arr[i], difference <= 6
from itertools import combinations


class Solution:
    def longestSubsequence(self, arr, difference):
        for size in range(len(arr), 0, -1):
            for part in combinations(arr, size):
                if all(b - a == difference for a, b in zip(part, part[1:])):
                    return size
