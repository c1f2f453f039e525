# By definition: every pair of songs is added up.
# oracle:
#   time.length <= 30
from itertools import combinations


class Solution:
    def numPairsDivisibleBy60(self, time):
        return sum((a + b) % 60 == 0 for a, b in combinations(time, 2))
