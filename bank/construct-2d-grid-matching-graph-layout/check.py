class Solution:
    def check(self, n: int, edges: List[List[int]], expected: List[List[int]], got: List[List[int]]) -> str:
        rows = len(got)
        columns = len(got[0]) if got else 0
        if rows * columns != n or any(len(row) != columns for row in got):
            return "the answer is not a grid of n cells"
        cells = {}
        for i, row in enumerate(got):
            for j, x in enumerate(row):
                if not 0 <= x < n or x in cells:
                    return "the grid does not hold each node once"
                cells[x] = (i, j)
        if len(edges) != 2 * n - rows - columns:
            return "the grid has more or fewer neighbours than edges are given"
        for a, b in edges:
            if abs(cells[a][0] - cells[b][0]) + abs(cells[a][1] - cells[b][1]) != 1:
                return "nodes %d and %d are not neighbours" % (a, b)
        return ""
