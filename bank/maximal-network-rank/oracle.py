# By definition: for every pair of cities, the roads that end at one of them are counted.
# oracle:
#   n <= 6
from itertools import combinations


class Solution:
    def maximalNetworkRank(self, n, roads):
        return max(sum(a in road or b in road for road in roads) for a, b in combinations(range(n), 2))
