class Solution:
    def shortest_paths(self, n, edges):
        weights = shortest_paths(0, {(u, v): weight for u, v, weight in edges})
        return [10**6 if weights[i] == float("inf") else weights[i] for i in range(n)]
