# By definition: every set of steps that can be trodden on is tried, which is one without a gap of two steps.
# oracle:
#   cost.length <= 9
class Solution:
    def minCostClimbingStairs(self, cost):
        n = len(cost)
        best = sum(cost)
        for trodden in range(1 << n):
            if all(trodden >> i & 3 for i in range(n - 1)):
                best = min(best, sum(cost[i] for i in range(n) if trodden >> i & 1))
        return best
