# By definition: of any two words the earlier one is a prefix of the later one, or has the earlier letter at the first
# place where they differ.
# oracle:
#   words.length <= 6
from itertools import combinations


class Solution:
    def isAlienSorted(self, words, order):
        for a, b in combinations(words, 2):
            differ = [i for i in range(min(len(a), len(b))) if a[i] != b[i]]
            if differ and order.index(a[differ[0]]) > order.index(b[differ[0]]):
                return False
            if not differ and len(a) > len(b):
                return False
        return True
