# By places in order the tree is a search tree, and a search tree grows again if its values are inserted in preorder.
# oracle:
#   preorder.length <= 20
class Solution:
    def buildTree(self, preorder, inorder):
        root = TreeNode(preorder[0])
        for value in preorder[1:]:
            node = root
            while True:
                side = "left" if inorder.index(value) < inorder.index(node.val) else "right"
                if getattr(node, side) is None:
                    setattr(node, side, TreeNode(value))
                    break
                node = getattr(node, side)
        return root
