# By definition: all instructions for a destination are sorted, once for all inputs.
# oracle:
#   destination[i] <= 8
from functools import lru_cache
from itertools import combinations


@lru_cache(None)
def instructions(down, right):
    moves = range(down + right)
    return sorted("".join("VH"[i in chosen] for i in moves) for chosen in combinations(moves, right))


class Solution:
    def kthSmallestPath(self, destination, k):
        return instructions(*destination)[k - 1]
