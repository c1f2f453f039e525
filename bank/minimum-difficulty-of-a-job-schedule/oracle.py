# By definition: every choice of the jobs with which the second and the further days begin is tried.
# oracle:
#   jobDifficulty.length <= 8
from itertools import combinations


class Solution:
    def minDifficulty(self, jobDifficulty, d):
        n = len(jobDifficulty)
        totals = [
            sum(max(jobDifficulty[a:b]) for a, b in zip((0, *cuts), (*cuts, n)))
            for cuts in combinations(range(1, n), d - 1)
        ]
        return min(totals, default=-1)
