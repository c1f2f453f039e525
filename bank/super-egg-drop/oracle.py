# By definition: every floor is tried for the first drop, and the worse of both outcomes counts.
# oracle:
#   n <= 100
from functools import lru_cache


@lru_cache(None)
def moves(eggs, floors):
    if eggs == 1 or floors == 0:
        return floors
    return 1 + min(max(moves(eggs - 1, x), moves(eggs, floors - 1 - x)) for x in range(floors))


class Solution:
    def superEggDrop(self, k, n):
        return moves(k, n)
