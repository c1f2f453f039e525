# By definition: each rod goes to the left, to the right or nowhere, in all ways.
# oracle:
#   rods.length <= 6
from itertools import product


class Solution:
    def tallestBillboard(self, rods):
        best = 0
        for sides in product((-1, 0, 1), repeat=len(rods)):
            if sum(map(int.__mul__, sides, rods)) == 0:
                best = max(best, sum(rod for side, rod in zip(sides, rods) if side > 0))
        return best
