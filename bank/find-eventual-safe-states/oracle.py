# A node is unsafe exactly when a path from it never ends, that is when there is one with as many edges as nodes.
# oracle:
#   n <= 7
class Solution:
    def eventualSafeNodes(self, graph):
        safe = []
        for start in range(len(graph)):
            ends = {start}
            for _ in graph:
                ends = {target for node in ends for target in graph[node]}
            if not ends:
                safe.append(start)
        return safe
