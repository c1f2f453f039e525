# By definition: the node's value, the left subtree's, the right subtree's, joined as lists.
# oracle:
#   The number of nodes in the tree is in the range [0, 40].
class Solution:
    def preorderTraversal(self, root):
        if root is None:
            return []
        return [root.val] + self.preorderTraversal(root.left) + self.preorderTraversal(root.right)
