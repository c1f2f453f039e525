# By definition: every choice of players is tried, and all pairs in it are compared.
# oracle:
#   scores.length <= 6
from itertools import combinations


class Solution:
    def bestTeamScore(self, scores, ages):
        players = list(zip(ages, scores))
        best = 0
        for size in range(1, len(players) + 1):
            for team in combinations(players, size):
                if not any((a[0] - b[0]) * (a[1] - b[1]) < 0 for a, b in combinations(team, 2)):
                    best = max(best, sum(score for _, score in team))
        return best
