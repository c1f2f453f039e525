# By definition: the squirrel walks for all orders of the nuts.
# oracle:
#   nuts.length <= 5
from itertools import permutations


class Solution:
    def minDistance(self, height, width, tree, squirrel, nuts):
        least = None
        for order in permutations(nuts):
            at, walked = squirrel, 0
            for nut in order:
                for to in (nut, tree):
                    walked += abs(at[0] - to[0]) + abs(at[1] - to[1])
                    at = to
            least = walked if least is None else min(least, walked)
        return least
