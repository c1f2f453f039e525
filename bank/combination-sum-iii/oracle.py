# By definition: all sets of k of the digits 1 to 9 are added up.
# oracle:
#   2 <= k <= 9
from itertools import combinations


class Solution:
    def combinationSum3(self, k, n):
        return [list(chosen) for chosen in combinations(range(1, 10), k) if sum(chosen) == n]
