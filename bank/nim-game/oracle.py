# By definition: a heap is won if one of the moves leaves a heap that is lost.
# The results are kept for the next question.
# oracle:
#   n <= 20000
WINS = [False]


class Solution:
    def canWinNim(self, n):
        while len(WINS) <= n:
            WINS.append(not all(WINS[-3:]))
        return WINS[n]
