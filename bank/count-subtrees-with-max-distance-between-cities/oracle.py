# All subtrees are made by adding one neighbor after the other. The greatest distance comes from taking away all leaves
# again and again: each time it gets shorter by two.
# oracle:
#   n <= 6
class Solution:
    def countSubgraphsForEachDiameter(self, n, edges):
        near = {city: set() for city in range(1, n + 1)}
        for u, v in edges:
            near[u].add(v)
            near[v].add(u)

        def longest(tree):
            if len(tree) <= 2:
                return len(tree) - 1
            return 2 + longest({city for city in tree if len(near[city] & tree) > 1})

        counts = [0] * n
        trees = {frozenset([city]) for city in near}
        while trees:
            for tree in trees:
                counts[longest(tree)] += 1
            trees = {tree | {new} for tree in trees for city in tree for new in near[city] - tree}
        return counts[1:]
