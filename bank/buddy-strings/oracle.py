# By definition: all swaps of two places are made.
# oracle:
#   s.length <= 7
#   goal.length <= 7
from itertools import combinations


class Solution:
    def buddyStrings(self, s, goal):
        return any(
            s[:i] + s[j] + s[i + 1:j] + s[i] + s[j + 1:] == goal
            for i, j in combinations(range(len(s)), 2)
        )
