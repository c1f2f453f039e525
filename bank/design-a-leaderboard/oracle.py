# By definition: all the calls are kept; for the best players the points of each since the last reset are added and
# sorted.
# oracle:
#   calls.length <= 16
class Leaderboard:
    def __init__(self):
        self.points = []

    def addScore(self, playerId, score):
        self.points.append((playerId, score))

    def top(self, K):
        players = {player for player, _ in self.points}
        sums = [sum(score for other, score in self.points if other == player) for player in players]
        return sum(sorted(sums)[::-1][:K])

    def reset(self, playerId):
        self.points = [entry for entry in self.points if entry[0] != playerId]
