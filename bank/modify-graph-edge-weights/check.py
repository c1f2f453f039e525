import heapq


class Solution:
    def check(self, n: int, edges: List[List[int]], source: int, destination: int, target: int, expected: List[List[int]], got: List[List[int]]) -> str:
        if not expected:
            return "" if not got else "no weights are possible"
        if len(got) != len(edges):
            return "the answer does not have all edges"
        old = {(min(a, b), max(a, b)): w for a, b, w in edges}
        near = [[] for _ in range(n)]
        for edge in got:
            if len(edge) != 3:
                return "an edge has two ends and a weight"
            a, b, w = edge
            before = old.pop((min(a, b), max(a, b)), None)
            if before is None:
                return "an edge that was not given, or was twice"
            if before != w if before != -1 else not 1 <= w <= 2 * 10**9:
                return "the weight of an edge is not allowed"
            near[a].append((b, w))
            near[b].append((a, w))
        best, heap = {}, [(0, source)]
        while heap:
            far, at = heapq.heappop(heap)
            if at in best:
                continue
            best[at] = far
            for to, w in near[at]:
                if to not in best:
                    heapq.heappush(heap, (far + w, to))
        return "" if best.get(destination) == target else "the distance is %s instead of %d" % (best.get(destination), target)
