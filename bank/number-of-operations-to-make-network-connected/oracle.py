# By definition: every choice of cables is laid to every choice of pairs without one, the smallest choices first.
# oracle:
#   n <= 5
from itertools import combinations


class Solution:
    def makeConnected(self, n, connections):
        laid = {tuple(sorted(pair)) for pair in connections}
        free = set(combinations(range(n), 2)) - laid
        for moves in range(n):
            for taken in combinations(laid, moves):
                for given in combinations(free, moves):
                    reached = {0}
                    cables = laid.difference(taken).union(given)
                    for _ in range(n):
                        reached.update(x for pair in cables if not reached.isdisjoint(pair) for x in pair)
                    if len(reached) == n:
                        return moves
        return -1
