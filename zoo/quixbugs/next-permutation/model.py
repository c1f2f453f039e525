import itertools


class Solution:
    def next_permutation(self, perm):
        return min(list(p) for p in itertools.permutations(perm) if list(p) > perm)
