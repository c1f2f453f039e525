# By definition: every stick is put to each of the four sides, in all ways.
# oracle:
#   matchsticks.length <= 6
from itertools import product


class Solution:
    def makesquare(self, matchsticks):
        for sides in product(range(4), repeat=len(matchsticks)):
            length = [0] * 4
            for side, stick in zip(sides, matchsticks):
                length[side] += stick
            if len(set(length)) == 1:
                return True
        return False
