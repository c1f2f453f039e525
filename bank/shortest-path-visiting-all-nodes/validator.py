from typing import List


class Solution:
    def isValid(self, graph: List[List[int]]) -> bool:
        seen, stack = {0}, [0]
        while stack:
            for other in graph[stack.pop()]:
                if other not in seen:
                    seen.add(other)
                    stack.append(other)
        return len(seen) == len(graph)
