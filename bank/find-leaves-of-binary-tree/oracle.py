# By definition: the leaves are cut off, round after round, until no tree is left.
# oracle:
#   The number of nodes in the tree is in the range [1, 25].
class Solution:
    def findLeaves(self, root):
        def cut(node, leaves):
            """The tree without its leaves."""
            if node is None:
                return None
            if node.left is None and node.right is None:
                leaves.append(node.val)
                return None
            node.left, node.right = cut(node.left, leaves), cut(node.right, leaves)
            return node

        rounds = []
        while root is not None:
            leaves = []
            root = cut(root, leaves)
            rounds.append(leaves)
        return rounds
