class Solution:
    def shortest_path_lengths(self, n, edges):
        lengths = shortest_path_lengths(n, {(u, v): length for u, v, length in edges})
        return [[10**6 if lengths[i, j] == float("inf") else lengths[i, j] for j in range(n)] for i in range(n)]
