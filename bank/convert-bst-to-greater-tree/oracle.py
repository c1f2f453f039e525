# By definition: for each node all values that are not smaller are added up, and a new tree of these sums is built.
# oracle:
#   The number of nodes in the tree is in the range [0, 40].
class Solution:
    def convertBST(self, root):
        def below(node):
            return [node.val] + below(node.left) + below(node.right) if node else []

        values = below(root)

        def changed(node):
            if not node:
                return None
            return TreeNode(sum(x for x in values if x >= node.val), changed(node.left), changed(node.right))

        return changed(root)
