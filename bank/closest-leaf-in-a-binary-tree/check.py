class Solution:
    def check(self, root: Optional[TreeNode], k: int, expected: int, got: int) -> str:
        near, leaves, order = {}, set(), [root]
        for node in order:
            near.setdefault(node.val, [])
            for child in (node.left, node.right):
                if child is not None:
                    near[node.val].append(child.val)
                    near.setdefault(child.val, []).append(node.val)
                    order.append(child)
            if node.left is None and node.right is None:
                leaves.add(node.val)
        if got not in leaves:
            return "%d is not the value of a leaf" % got
        away, queue = {k: 0}, [k]
        for at in queue:
            for other in near[at]:
                if other not in away:
                    away[other] = away[at] + 1
                    queue.append(other)
        best = min(away[leaf] for leaf in leaves)
        return "" if away[got] == best else "the leaf %d is %d away, another one %d" % (got, away[got], best)
