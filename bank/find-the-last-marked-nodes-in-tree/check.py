class Solution:
    def check(self, edges: List[List[int]], expected: List[int], got: List[int]) -> str:
        n = len(edges) + 1
        if len(got) != n or min(got) < 0 or max(got) >= n:
            return "not a node for each node"
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        # Leaves are taken off until one or two nodes are left: the middle of the tree
        degree = [len(x) for x in near]
        row, left = [x for x in range(n) if degree[x] == 1], n
        while left > 2:
            left -= len(row)
            rest = []
            for x in row:
                for y in near[x]:
                    degree[y] -= 1
                    if degree[y] == 1:
                        rest.append(y)
            row = rest
        middle = row
        # A last node is one of the deepest below another branch of the middle
        depth, branch = [-1] * n, [-1] * n
        for x in middle:
            depth[x], branch[x] = 0, x
        order = list(middle)
        for x in order:
            for y in near[x]:
                if depth[y] < 0:
                    depth[y] = depth[x] + 1
                    branch[y] = y if len(middle) == 1 and depth[x] == 0 else branch[x]
                    order.append(y)
        deepest = max(depth)
        for x, y in enumerate(got):
            if depth[y] != deepest or branch[x] == branch[y]:
                return "node %d is not a last one for node %d" % (y, x)
        return ""
