# By simulation: in each round the first team that is left plays the last one, the second the last but one, and so on.
# oracle:
#   n <= 2^10
class Solution:
    def findContestMatch(self, n):
        teams = [str(i) for i in range(1, n + 1)]
        while len(teams) > 1:
            teams = ["(%s,%s)" % (teams[i], teams[-1 - i]) for i in range(len(teams) // 2)]
        return teams[0]
