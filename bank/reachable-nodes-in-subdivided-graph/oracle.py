# By definition: the new nodes are really made, and move by move all neighbours of the reached nodes are reached.
# oracle:
#   edges.length <= 5
#   cnt[i] <= 4
#   n <= 5
#   maxMoves <= 16
from collections import defaultdict


class Solution:
    def reachableNodes(self, edges, maxMoves, n):
        near = defaultdict(set)
        for u, v, cnt in edges:
            chain = [u, *((u, v, i) for i in range(cnt)), v]
            for a, b in zip(chain, chain[1:]):
                near[a].add(b)
                near[b].add(a)
        reached = border = {0}
        for _ in range(maxMoves):
            border = {other for node in border for other in near[node]} - reached
            reached = reached | border
        return len(reached)
