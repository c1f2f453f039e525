# By definition: every choice of dominoes is rotated.
# oracle:
#   tops.length <= 6
from itertools import product


class Solution:
    def minDominoRotations(self, tops, bottoms):
        best = -1
        for turns in product((0, 1), repeat=len(tops)):
            rows = zip(*((b, a) if turn else (a, b) for a, b, turn in zip(tops, bottoms, turns)))
            if any(len(set(row)) == 1 for row in rows) and (best < 0 or sum(turns) < best):
                best = sum(turns)
        return best
