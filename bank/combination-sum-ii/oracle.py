# By definition: all subsets of the places are tried, and those with the same values count once.
# oracle:
#   candidates.length <= 9
from itertools import combinations


class Solution:
    def combinationSum2(self, candidates, target):
        found = set()
        for size in range(1, len(candidates) + 1):
            for chosen in combinations(candidates, size):
                if sum(chosen) == target:
                    found.add(tuple(sorted(chosen)))
        return [list(chosen) for chosen in found]
