class Solution:
    def isValid(self, n, edges):
        far = [0] * n
        for _ in range(n):
            for u, v, weight in edges:
                far[v] = min(far[v], far[u] + weight)
        reached, before = {0}, 0
        while len(reached) > before:
            before = len(reached)
            reached |= {v for u, v, _ in edges if u in reached}
        return len(reached) == n and all(far[v] <= far[u] + weight for u, v, weight in edges)
