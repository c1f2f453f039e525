# By places in order the tree is a search tree, and it grows again if the values of the postorder are inserted
# backwards.
# oracle:
#   inorder.length <= 20
class Solution:
    def buildTree(self, inorder, postorder):
        root = TreeNode(postorder[-1])
        for value in reversed(postorder[:-1]):
            node = root
            while True:
                side = "left" if inorder.index(value) < inorder.index(node.val) else "right"
                if getattr(node, side) is None:
                    setattr(node, side, TreeNode(value))
                    break
                node = getattr(node, side)
        return root
