# In preorder each node comes before those below it, so the values are inserted one after the other as new leaves.
# oracle:
#   preorder.length <= 12
class Solution:
    def bstFromPreorder(self, preorder):
        def insert(node, value):
            if node is None:
                return TreeNode(value)
            if value < node.val:
                node.left = insert(node.left, value)
            else:
                node.right = insert(node.right, value)
            return node

        root = None
        for value in preorder:
            root = insert(root, value)
        return root
