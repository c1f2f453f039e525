# By definition: all leaves with the value are deleted at once, and this is repeated until there are none.
# oracle:
#   The number of nodes in the tree is in the range [1, 12].
#   Node.val <= 4
#   target <= 4
class Solution:
    def removeLeafNodes(self, root, target):
        def leaf(node):
            return node.val == target and not node.left and not node.right

        def without(node):
            if node is None or leaf(node):
                return None
            copy = TreeNode(node.val)
            copy.left, copy.right = without(node.left), without(node.right)
            return copy

        def has(node):
            return node is not None and (leaf(node) or has(node.left) or has(node.right))

        while has(root):
            root = without(root)
        return root
