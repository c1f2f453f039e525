# By definition: t becomes one of the orders of s, and the places where it differs from that order are replaced.
# oracle:
#   s.length <= 5
from itertools import permutations


class Solution:
    def minSteps(self, s, t):
        return min(sum(a != b for a, b in zip(order, t)) for order in permutations(s))
