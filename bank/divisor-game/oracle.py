# By definition: a number wins if some divisor leads to one that loses.
# oracle:
#   1 <= n <= 1000
WINS = [False, False]
for number in range(2, 1001):
    WINS.append(any(number % x == 0 and not WINS[number - x] for x in range(1, number)))


class Solution:
    def divisorGame(self, n):
        return WINS[n]
