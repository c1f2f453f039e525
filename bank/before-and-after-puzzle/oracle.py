# By definition: all ordered pairs of phrases are compared word by word.
# oracle:
#   phrases.length <= 5
#   phrases[i].length <= 5
#   phrases[i] matches the pattern '[a-c]( [a-c])*'
from itertools import permutations


class Solution:
    def beforeAndAfterPuzzles(self, phrases):
        rows = [phrase.split() for phrase in phrases]
        return sorted({" ".join(a + b[1:]) for a, b in permutations(rows, 2) if a[-1] == b[0]})
