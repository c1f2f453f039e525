class Solution:
    def minimum_spanning_tree(self, n, edges):
        tree, inside = [], {1}
        while len(inside) < n:
            _, u, v = min((w, u, v) for u, v, w in edges if (u in inside) != (v in inside))
            tree.append([u, v])
            inside |= {u, v}
        return tree
