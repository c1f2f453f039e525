class Solution:
    def isValid(self, n: int, edges: List[List[int]]) -> bool:
        weaker = [set() for _ in range(n)]
        for a, b in edges:
            weaker[a].add(b)
        for a in range(n):
            for b in weaker[a]:
                if a in weaker[b] or not weaker[b] <= weaker[a]:
                    return False
        return True
