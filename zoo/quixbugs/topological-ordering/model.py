class Solution:
    def topological_ordering(self, n, edges):
        order = []
        while len(order) < n:
            order.append(next(v for v in range(n) if v not in order and all(a in order for a, b in edges if b == v)))
        return order
