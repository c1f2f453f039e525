# By definition: for some order of the points, each side is the one before it turned by 90 degrees.
# oracle:
#   -10^4 <= p1[i], p2[i], p3[i], p4[i] <= 10^4
from itertools import permutations


class Solution:
    def validSquare(self, p1, p2, p3, p4):
        for order in permutations((p1, p2, p3, p4)):
            sides = [(order[i][0] - order[i - 1][0], order[i][1] - order[i - 1][1]) for i in range(4)]
            if sides[0] != (0, 0) and all(sides[i] == (-sides[i - 1][1], sides[i - 1][0]) for i in range(4)):
                return True
        return False
