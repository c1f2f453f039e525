class Solution:
    def isValid(self, perm):
        return any(a < b for a, b in zip(perm, perm[1:]))
