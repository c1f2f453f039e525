# By definition: a cheapest network of n cities needs n - 1 connections, so every choice of so many is tried, and
# those that reach all cities from the first one count.
# oracle:
#   n <= 6
#   connections.length <= 8
from itertools import combinations


class Solution:
    def minimumCost(self, n, connections):
        best = -1
        for chosen in combinations(connections, n - 1):
            reached = {1}
            for _ in range(n):
                for x, y, _ in chosen:
                    if x in reached or y in reached:
                        reached |= {x, y}
            cost = sum(link[2] for link in chosen)
            if len(reached) == n and (best < 0 or cost < best):
                best = cost
        return best
