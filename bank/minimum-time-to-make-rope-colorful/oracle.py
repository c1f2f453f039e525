# By definition: every choice of balloons is left on the rope, and those that are colorful are compared.
# oracle:
#   n <= 7
#   colors consists of 'a' to 'c'
from itertools import product


class Solution:
    def minCost(self, colors, neededTime):
        best = sum(neededTime)
        for kept in product((False, True), repeat=len(colors)):
            rope = [color for color, stays in zip(colors, kept) if stays]
            if all(a != b for a, b in zip(rope, rope[1:])):
                best = min(best, sum(time for time, stays in zip(neededTime, kept) if not stays))
        return best
