# By definition: the left subtree's values, the node's own, the right subtree's, joined as lists.
# oracle:
#   The number of nodes in the tree is in the range [0, 40].
class Solution:
    def inorderTraversal(self, root):
        if root is None:
            return []
        return self.inorderTraversal(root.left) + [root.val] + self.inorderTraversal(root.right)
