class Solution:
    def isValid(self, nodes):
        # Distinct nodes, one root, at most two children each, and every node is below the root.
        parent = {}
        children = {}
        root = None
        for node, above in nodes:
            if node in parent:
                return False
            parent[node] = above
            if above == -1:
                if root is not None:
                    return False
                root = node
            else:
                children.setdefault(above, []).append(node)
        if root is None:
            return False
        reached = 0
        todo = [root]
        while todo:
            reached += 1
            below = children.get(todo.pop(), [])
            if len(below) > 2:
                return False
            todo += below
        return reached == len(nodes)
