# For each depth the whole tree is searched from left to right for the nodes at that depth.
# oracle:
#   The number of nodes in the tree is in the range [0, 25].
class Solution:
    def levelOrder(self, root):
        def at(node, depth):
            if node is None:
                return []
            return at(node.left, depth - 1) + at(node.right, depth - 1) if depth else [node.val]

        levels = []
        while at(root, len(levels)):
            levels.append(at(root, len(levels)))
        return levels
