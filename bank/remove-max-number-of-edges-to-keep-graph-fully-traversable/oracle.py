# By definition: every choice of the edges that are kept is tried, the smallest ones first.
# oracle:
#   n <= 4
#   edges.length <= 7
from itertools import combinations


class Solution:
    def maxNumEdgesToRemove(self, n, edges):
        def connected(pairs):
            reached, size = {1}, 0
            while len(reached) > size:
                size = len(reached)
                for a, b in pairs:
                    if a in reached or b in reached:
                        reached |= {a, b}
            return size == n

        def good(kept):
            return all(connected([edge[1:] for edge in kept if edge[0] != other]) for other in (1, 2))

        if good(edges):
            for size in range(n - 1, len(edges) + 1):
                if any(good(kept) for kept in combinations(edges, size)):
                    return len(edges) - size
        return -1
