# By definition: the text is cut in every way, and a cut counts if each piece is one of the texts "1" to "26".
# oracle:
#   s.length <= 10
from itertools import product


class Solution:
    def numDecodings(self, s):
        codes = {str(code) for code in range(1, 27)}
        count = 0
        for cuts in product([False, True], repeat=len(s) - 1):
            pieces = [s[0]]
            for cut, c in zip(cuts, s[1:]):
                if cut:
                    pieces.append(c)
                else:
                    pieces[-1] += c
            count += all(piece in codes for piece in pieces)
        return count
