# By definition: of all subsequences with as many letters as there are different ones, and no letter twice, the least
# is taken.
# oracle:
#   s.length <= 9
from itertools import combinations


class Solution:
    def smallestSubsequence(self, s):
        size = len(set(s))
        return "".join(min(chosen for chosen in combinations(s, size) if len(set(chosen)) == size))
