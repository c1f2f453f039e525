# By definition: from the root down, a node is copied if the list of all values in its subtree has a 1.
# oracle:
#   The number of nodes in the tree is in the range [1, 16].
class Solution:
    def pruneTree(self, root):
        def values(node):
            return [node.val] + values(node.left) + values(node.right) if node else []

        if 1 not in values(root):
            return None
        return TreeNode(root.val, self.pruneTree(root.left), self.pruneTree(root.right))
