# By definition: each of both trees is the old one without the nodes of the other kind; where one of these is left
# out, only one of its subtrees has anything to keep at its upper end.
# oracle:
#   The number of nodes in the tree is in the range [1, 14].
class Solution:
    def splitBST(self, root, target):
        def kept(node, wanted):
            if node is None:
                return None
            left, right = kept(node.left, wanted), kept(node.right, wanted)
            if not wanted(node.val):
                return left or right
            copy = TreeNode(node.val)
            copy.left, copy.right = left, right
            return copy

        return [kept(root, lambda value: value <= target), kept(root, lambda value: value > target)]
