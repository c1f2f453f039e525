# The tree is walked from left to right, and each node hides the earlier ones of its depth.
# oracle:
#   The number of nodes in the tree is in the range [0, 40].
class Solution:
    def rightSideView(self, root):
        seen = {}

        def walk(node, depth):
            if node:
                walk(node.left, depth + 1)
                seen[depth] = node.val
                walk(node.right, depth + 1)

        walk(root, 0)
        return [seen[depth] for depth in sorted(seen)]
