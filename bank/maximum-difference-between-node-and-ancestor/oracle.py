# By definition: each node is compared with all nodes of its two subtrees.
# oracle:
#   The number of nodes in the tree is in the range [2, 12].
class Solution:
    def maxAncestorDiff(self, root):
        def nodes(node):
            return [node] + nodes(node.left) + nodes(node.right) if node else []

        return max(abs(a.val - b.val) for a in nodes(root) for b in nodes(a))
