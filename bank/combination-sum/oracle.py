# By definition: for the candidates all counts are tried, each from 0 up to what the target has room for.
# oracle:
#   candidates.length <= 4
#   candidates[i] <= 20
#   target <= 16
from itertools import product


class Solution:
    def combinationSum(self, candidates, target):
        out = []
        for counts in product(*(range(target // x + 1) for x in candidates)):
            if sum(count * x for count, x in zip(counts, candidates)) == target:
                out.append([x for count, x in zip(counts, candidates) for _ in range(count)])
        return out
