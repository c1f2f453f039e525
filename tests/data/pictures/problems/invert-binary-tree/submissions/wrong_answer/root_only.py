class Solution:
    def invertTree(self, root):
        if root:
            root.left, root.right = root.right, root.left
        return root
