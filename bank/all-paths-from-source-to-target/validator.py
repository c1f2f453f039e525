class Solution:
    def isValid(self, graph) -> bool:
        into = [0] * len(graph)
        for ways in graph:
            for way in ways:
                into[way] += 1
        rest = [node for node, count in enumerate(into) if not count]
        for node in rest:
            for way in graph[node]:
                into[way] -= 1
                if not into[way]:
                    rest.append(way)
        return len(rest) == len(graph)
