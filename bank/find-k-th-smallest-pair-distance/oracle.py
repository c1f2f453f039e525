# By definition: the distances of all pairs are sorted.
# oracle:
#   n <= 10
from itertools import combinations


class Solution:
    def smallestDistancePair(self, nums, k):
        return sorted(abs(a - b) for a, b in combinations(nums, 2))[k - 1]
