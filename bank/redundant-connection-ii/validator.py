class Solution:
    def isValid(self, edges: List[List[int]]) -> bool:
        # Some edge can be taken away such that a tree rooted at one node is left, and no edge is there twice.
        n = len(edges)
        if len(set(map(tuple, edges))) < n:
            return False
        into = [[] for _ in range(n + 1)]
        for a, b in edges:
            into[b].append(a)
        roots = [node for node in range(1, n + 1) if not into[node]]
        twice = [node for node in range(1, n + 1) if len(into[node]) > 1]
        if roots:
            # n edges, and one node without a parent: one other has two of them.
            if len(roots) > 1 or len(twice) != 1 or len(into[twice[0]]) != 2:
                return False
            ways = [(into[twice[0]][k], twice[0]) for k in (0, 1)]
        else:
            # Each node has one parent: any edge of a circle may be the added one.
            node = 1
            for _ in range(n):
                node = into[node][0]
            ways = [(into[node][0], node)]
            roots = [node]
        children = [[] for _ in range(n + 1)]
        for a, b in edges:
            children[a].append(b)
        for left_out in ways:
            seen, todo = {roots[0]}, [roots[0]]
            while todo:
                a = todo.pop()
                for b in children[a]:
                    if (a, b) != left_out and b not in seen:
                        seen.add(b)
                        todo.append(b)
            if len(seen) == n:
                return True
        return False
