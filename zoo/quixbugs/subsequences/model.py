import itertools


class Solution:
    def subsequences(self, a, b, k):
        return [list(some) for some in itertools.combinations(range(a, b), k)]
