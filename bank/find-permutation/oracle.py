# By definition: the least number that can go on is taken at each place. Whether one can depends only on how many of
# the numbers that are left are below it, so all continuations are tried once for each such count.
# oracle:
#   s.length <= 14
from functools import lru_cache


class Solution:
    def findPermutation(self, s):
        @lru_cache(None)
        def possible(i, below):
            """Whether the places after i can be filled, if so many of the left numbers are below the one at i."""
            left = len(s) - i
            if left == 0:
                return True
            choices = range(below) if s[i] == "D" else range(below, left)
            return any(possible(i + 1, choice) for choice in choices)

        left = list(range(1, len(s) + 2))
        permutation = []
        for i in range(len(s) + 1):
            for below, x in enumerate(left):
                fits = i == 0 or (permutation[-1] < x) == (s[i - 1] == "I")
                if fits and possible(i, below):
                    permutation.append(x)
                    left.remove(x)
                    break
        return permutation
