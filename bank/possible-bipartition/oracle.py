# By definition: every split into two groups is tried.
# oracle:
#   1 <= n <= 7
#   dislikes.length <= 12
from itertools import product


class Solution:
    def possibleBipartition(self, n, dislikes):
        return any(all(split[a - 1] != split[b - 1] for a, b in dislikes) for split in product((0, 1), repeat=n))
