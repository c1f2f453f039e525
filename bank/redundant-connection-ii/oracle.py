# By definition: each edge from the last one on is left out; the others must be a tree that some node reaches wholly.
# oracle:
#   edges.length <= 14
class Solution:
    def findRedundantDirectedConnection(self, edges):
        n = len(edges)
        for i in range(n - 1, -1, -1):
            others = edges[:i] + edges[i + 1 :]
            roots = set(range(1, n + 1)) - {b for _, b in others}
            if len(roots) != 1:
                continue
            reached = set(roots)
            for _ in range(n):
                reached |= {b for a, b in others if a in reached}
            if len(reached) == n:
                return edges[i]
