# By definition: every team of at most k engineers is formed.
# oracle:
#   n <= 7
from itertools import combinations


class Solution:
    def maxPerformance(self, n, speed, efficiency, k):
        best = 0
        for size in range(1, k + 1):
            for team in combinations(range(n), size):
                best = max(best, sum(speed[i] for i in team) * min(efficiency[i] for i in team))
        return best % (10**9 + 7)
