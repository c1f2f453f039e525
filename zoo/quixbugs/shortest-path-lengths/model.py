class Solution:
    def shortest_path_lengths(self, n, edges):
        table = []
        for start in range(n):
            far = [0 if i == start else None for i in range(n)]
            for _ in range(n):
                for u, v, length in edges:
                    if far[u] is not None and (far[v] is None or far[u] + length < far[v]):
                        far[v] = far[u] + length
            table.append([10**6 if x is None else x for x in far])
        return table
