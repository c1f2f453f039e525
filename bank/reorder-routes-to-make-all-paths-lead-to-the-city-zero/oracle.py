# By definition: every choice of roads is turned round, the smallest ones first, and all cities must reach city 0.
# oracle:
#   n <= 6
from itertools import combinations


class Solution:
    def minReorder(self, n, connections):
        roads = range(n - 1)
        for size in range(n):
            for turned in combinations(roads, size):
                now = [connections[i][::-1] if i in turned else connections[i] for i in roads]
                reach = {0}
                for _ in roads:
                    reach |= {a for a, b in now if b in reach}
                if len(reach) == n:
                    return size
