# By definition: the rounds are played one by one, with the numbers really moved.
# oracle:
#   arr.length <= 8
#   k <= 24
class Solution:
    def getWinner(self, arr, k):
        line, winner, wins = list(arr), None, 0
        while wins < k:
            first, second = line[:2]
            wins = wins + 1 if max(first, second) == winner else 1
            winner = max(first, second)
            line = [winner] + line[2:] + [min(first, second)]
        return winner
