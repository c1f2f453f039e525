# By definition: all choices of places are made, and the different texts are counted.
# oracle:
#   s.length <= 9
from itertools import combinations


class Solution:
    def distinctSubseqII(self, s):
        return sum(len(set(combinations(s, size))) for size in range(1, len(s) + 1))
