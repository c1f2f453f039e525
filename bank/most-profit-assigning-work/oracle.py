# By definition: each worker looks at every job.
# oracle:
#   1 <= n, m <= 8
#   1 <= difficulty[i], profit[i], worker[i] <= 20
class Solution:
    def maxProfitAssignment(self, difficulty, profit, worker):
        return sum(max(gain * (hard <= able) for hard, gain in zip(difficulty, profit)) for able in worker)
