# By definition: all nodes are looked at.
# oracle:
#   The number of nodes in the tree is in the range [1, 25].
class Solution:
    def searchBST(self, root, val):
        def nodes(node):
            return [node] + nodes(node.left) + nodes(node.right) if node else []

        return next((node for node in nodes(root) if node.val == val), None)
