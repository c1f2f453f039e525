# By definition: the string is cut at each two places, and the ones of the parts are counted.
# oracle:
#   s.length <= 14
from itertools import combinations


class Solution:
    def numWays(self, s):
        cuts = combinations(range(1, len(s)), 2)
        return sum(s[:a].count("1") == s[a:b].count("1") == s[b:].count("1") for a, b in cuts) % (10 ** 9 + 7)
