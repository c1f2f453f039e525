# By definition: the score of each pair.
# oracle:
#   values.length <= 12
from itertools import combinations


class Solution:
    def maxScoreSightseeingPair(self, values):
        return max(a + b + i - j for (i, a), (j, b) in combinations(enumerate(values), 2))
