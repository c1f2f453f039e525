# By definition: the text is cut at every subset of its gaps, and a partition counts if all pieces read the same
# backwards.
# oracle:
#   s.length <= 8
from itertools import combinations


class Solution:
    def partition(self, s):
        answer = []
        for count in range(len(s)):
            for cuts in combinations(range(1, len(s)), count):
                ends = (0,) + cuts + (len(s),)
                pieces = [s[a:b] for a, b in zip(ends, ends[1:])]
                if all(piece == piece[::-1] for piece in pieces):
                    answer.append(pieces)
        return answer
