class Solution:
    def check(self, n: int, edges: List[List[int]], expected: List[int], got: List[int]) -> str:
        if sorted(got) != list(range(n)):
            return "not every node once"
        for u, v in edges:
            if got.index(u) > got.index(v):
                return "%d comes after %d" % (u, v)
        return ""
