# By definition: all pairs are made, and those with the least of all differences are sorted.
# oracle:
#   arr.length <= 10
#   -50 <= arr[i] <= 50
from itertools import combinations


class Solution:
    def minimumAbsDifference(self, arr):
        pairs = [sorted(pair) for pair in combinations(arr, 2)]
        least = min(b - a for a, b in pairs)
        return sorted([a, b] for a, b in pairs if b - a == least)
