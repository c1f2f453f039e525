class Solution:
    def isValid(self, graph: List[List[int]]) -> bool:
        # the cat never enters the hole, and from wherever it comes it can go back: only its first node matters
        return any(node != 0 for node in graph[2])
