# By definition: from each number all squares up to it are tried. The table grows as larger numbers are asked for.
# oracle:
#   n <= 20000
WINS = [False]


class Solution:
    def winnerSquareGame(self, n):
        while len(WINS) <= n:
            stones, root = len(WINS), 1
            while root * root <= stones and WINS[stones - root * root]:
                root += 1
            WINS.append(root * root <= stones)
        return WINS[n]
