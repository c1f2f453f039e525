# By definition: every set of nodes is tried as one side, and each edge must lead from it to the other side.
# oracle:
#   graph.length <= 7
from itertools import product


class Solution:
    def isBipartite(self, graph):
        edges = [(u, v) for u, near in enumerate(graph) for v in near]
        return any(all(side[u] != side[v] for u, v in edges) for side in product((0, 1), repeat=len(graph)))
