class Solution:
    def isValid(self, n, edges):
        far = [0] * n
        for _ in range(n):
            for u, v, weight in edges:
                far[v] = min(far[v], far[u] + weight)
        return all(far[v] <= far[u] + weight for u, v, weight in edges)
