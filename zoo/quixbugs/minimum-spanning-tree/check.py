class Solution:
    def check(self, n: int, edges: List[List[int]], expected: List[List[int]], got: List[List[int]]) -> str:
        weights = {(u, v): w for u, v, w in edges}
        if len(got) != n - 1 or any(tuple(edge) not in weights for edge in got):
            return "not n - 1 edges of the graph"
        inside, before = {1}, 0
        while len(inside) > before:
            before = len(inside)
            inside |= {x for edge in got for x in edge if inside & set(edge)}
        if len(inside) < n:
            return "not all nodes are connected"
        total = sum(weights[tuple(edge)] for edge in got)
        least = sum(weights[tuple(edge)] for edge in expected)
        return "" if total == least else "a total weight of %d instead of %d" % (total, least)
