# The nodes are first visited in some order, and between two of them a shortest way is best; every order is tried.
# oracle:
#   n <= 5
from itertools import permutations


class Solution:
    def shortestPathLength(self, graph):
        nodes = range(len(graph))
        far = [[0 if a == b else 1 if b in graph[a] else 99 for b in nodes] for a in nodes]
        for via in nodes:
            for a in nodes:
                for b in nodes:
                    far[a][b] = min(far[a][b], far[a][via] + far[via][b])
        return min(sum(far[a][b] for a, b in zip(order, order[1:])) for order in permutations(nodes))
