# By definition: the left subtree's values, the right subtree's, the node's own, joined as lists.
# oracle:
#   The number of the nodes in the tree is in the range [0, 40].
class Solution:
    def postorderTraversal(self, root):
        if root is None:
            return []
        return self.postorderTraversal(root.left) + self.postorderTraversal(root.right) + [root.val]
