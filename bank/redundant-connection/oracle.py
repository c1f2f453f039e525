# By definition: each edge from the last one on is left out, and the others must reach every node.
# oracle:
#   edges.length <= 14
class Solution:
    def findRedundantConnection(self, edges):
        n = len(edges)
        for left_out in reversed(edges):
            reached = {1}
            for _ in range(n):
                for a, b in edges:
                    if [a, b] != list(left_out) and (a in reached or b in reached):
                        reached |= {a, b}
            if len(reached) == n:
                return left_out
