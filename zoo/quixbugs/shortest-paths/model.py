class Solution:
    def shortest_paths(self, n, edges):
        far = {0: 0}
        for _ in range(n):
            for u, v, weight in edges:
                if u in far:
                    far[v] = min(far.get(v, far[u] + weight), far[u] + weight)
        return [far[i] for i in range(n)]
