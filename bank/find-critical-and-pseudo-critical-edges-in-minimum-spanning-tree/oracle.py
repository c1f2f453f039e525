# By definition: all spanning trees are found by trying every choice of n - 1 edges; the least of them are compared.
# oracle:
#   n <= 5
#   edges.length <= 8
from itertools import combinations


class Solution:
    def findCriticalAndPseudoCriticalEdges(self, n, edges):
        trees = []
        for chosen in combinations(range(len(edges)), n - 1):
            reached = {0}
            for _ in range(n):
                for i in chosen:
                    if edges[i][0] in reached or edges[i][1] in reached:
                        reached.update(edges[i][:2])
            if len(reached) == n:
                trees.append((sum(edges[i][2] for i in chosen), set(chosen)))
        least = min(weight for weight, _ in trees)
        minimal = [tree for weight, tree in trees if weight == least]
        critical = set.intersection(*minimal)
        return [sorted(critical), sorted(set.union(*minimal) - critical)]
