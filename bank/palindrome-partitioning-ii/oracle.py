# By definition: cuts are tried at ever larger subsets of the gaps, until all pieces read the same backwards.
# oracle:
#   s.length <= 9
from itertools import combinations


class Solution:
    def minCut(self, s):
        for count in range(len(s)):
            for cuts in combinations(range(1, len(s)), count):
                ends = (0,) + cuts + (len(s),)
                pieces = [s[a:b] for a, b in zip(ends, ends[1:])]
                if all(piece == piece[::-1] for piece in pieces):
                    return count
