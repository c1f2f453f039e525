# The values within the range go into a new search tree, ancestors before descendants, so those relations stay.
# oracle:
#   The number of nodes in the tree is in the range [1, 25].
class Solution:
    def trimBST(self, root, low, high):
        def values(node):
            return [node.val] + values(node.left) + values(node.right) if node else []

        def inserted(tree, x):
            if tree is None:
                return TreeNode(x)
            if x < tree.val:
                tree.left = inserted(tree.left, x)
            else:
                tree.right = inserted(tree.right, x)
            return tree

        trimmed = None
        for x in values(root):
            if low <= x <= high:
                trimmed = inserted(trimmed, x)
        return trimmed
