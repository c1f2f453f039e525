# By definition: every set of vertices is tried, the smallest ones first, and all that it reaches is collected.
# oracle:
#   2 <= n <= 6
#   edges.length <= 10
from itertools import combinations


class Solution:
    def findSmallestSetOfVertices(self, n, edges):
        for size in range(1, n + 1):
            for chosen in combinations(range(n), size):
                reached = list(chosen)
                for vertex in reached:
                    reached.extend(b for a, b in edges if a == vertex and b not in reached)
                if len(reached) == n:
                    return list(chosen)
