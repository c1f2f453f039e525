# By definition: the left subtree is turned first; its former top, now its rightmost node, gets the root and its right
# child.
# oracle:
#   The number of nodes in the tree will be in the range [0, 10].
class Solution:
    def upsideDownBinaryTree(self, root):
        if root is None or root.left is None:
            return root
        top = self.upsideDownBinaryTree(root.left)
        end = top
        while end.right:
            end = end.right
        end.left = TreeNode(root.right.val) if root.right else None
        end.right = TreeNode(root.val)
        return top
