class Solution:
    def shortest_path_length(self, n, edges, start, goal):
        far = [0 if i == start else 10**6 for i in range(n)]
        for _ in range(n):
            for u, v, length in edges:
                far[v] = min(far[v], far[u] + length)
        return far[goal] if far[goal] < 10**6 else -1
