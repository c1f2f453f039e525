from typing import List


class Solution:
    def isValid(self, edges: List[List[int]]) -> bool:
        center = set(edges[0]).intersection(*edges)
        return len(center) == 1 and len({node for edge in edges for node in edge}) == len(edges) + 1
