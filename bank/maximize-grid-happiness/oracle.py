# By definition: all ways to fill the grid are tried once, and the best happiness is noted for the people that live in
# it.
# oracle:
#   m <= 3
#   n <= 3
from functools import lru_cache
from itertools import product


@lru_cache(None)
def noted(m, n):
    cells = list(product(range(m), range(n)))
    best = {}
    for kinds in product(range(3), repeat=m * n):
        lives = {cell: kind for cell, kind in zip(cells, kinds) if kind}
        total = 0
        for (r, c), kind in lives.items():
            near = sum(cell in lives for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)))
            total += 120 - 30 * near if kind == 1 else 40 + 20 * near
        people = kinds.count(1), kinds.count(2)
        best[people] = max(total, best.get(people, total))
    return best


class Solution:
    def getMaxGridHappiness(self, m, n, introvertsCount, extrovertsCount):
        return max(
            total for (i, e), total in noted(m, n).items()
            if i <= introvertsCount and e <= extrovertsCount
        )
