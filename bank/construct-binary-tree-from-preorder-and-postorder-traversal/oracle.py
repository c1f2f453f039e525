# By definition: after the root, all sizes are tried for the left subtree until it has the same values in both orders.
# oracle:
#   preorder.length <= 12
class Solution:
    def constructFromPrePost(self, preorder, postorder):
        if not preorder:
            return None
        node = TreeNode(preorder[0])
        for size in range(1, len(preorder)):
            if set(preorder[1:size + 1]) == set(postorder[:size]):
                node.left = self.constructFromPrePost(preorder[1:size + 1], postorder[:size])
                node.right = self.constructFromPrePost(preorder[size + 1:], postorder[size:-1])
                break
        return node
