# By definition: from the end of the game backwards, the chance to win with some points is the mean over all draws.
# oracle:
#   0 <= k <= n <= 50
#   maxPts <= 12
class Solution:
    def new21Game(self, n, k, maxPts):
        wins = [float(points <= n) for points in range(k + maxPts)]
        for points in reversed(range(k)):
            wins[points] = sum(wins[points + draw] for draw in range(1, maxPts + 1)) / maxPts
        return wins[0]
