# For each depth the whole tree is searched for the nodes at that depth, in turn from the left and from the right.
# oracle:
#   The number of nodes in the tree is in the range [0, 25].
class Solution:
    def zigzagLevelOrder(self, root):
        def at(node, depth, from_left):
            if node is None:
                return []
            if depth == 0:
                return [node.val]
            children = (node.left, node.right) if from_left else (node.right, node.left)
            return [value for child in children for value in at(child, depth - 1, from_left)]

        levels = []
        while True:
            level = at(root, len(levels), len(levels) % 2 == 0)
            if not level:
                return levels
            levels.append(level)
