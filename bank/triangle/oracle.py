# By definition: every path from the top to the bottom is tried.
# oracle:
#   triangle.length <= 6
from itertools import product


class Solution:
    def minimumTotal(self, triangle):
        best = None
        for steps in product((0, 1), repeat=len(triangle) - 1):
            place, total = 0, triangle[0][0]
            for row, step in zip(triangle[1:], steps):
                place += step
                total += row[place]
            best = total if best is None else min(best, total)
        return best
