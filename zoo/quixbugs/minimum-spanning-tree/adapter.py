class Solution:
    def minimum_spanning_tree(self, n, edges):
        return [list(edge) for edge in minimum_spanning_tree({(u, v): w for u, v, w in edges})]
