# A new tree is built from the root down: at the wanted depth every place below an old node gets a new node.
# oracle:
#   The number of nodes in the tree is in the range [1, 30].
class Solution:
    def addOneRow(self, root, val, depth):
        def built(node, at, is_left):
            if at == depth:
                return TreeNode(val, copied(node), None) if is_left else TreeNode(val, None, copied(node))
            if node is None:
                return None
            return TreeNode(node.val, built(node.left, at + 1, True), built(node.right, at + 1, False))

        def copied(node):
            return node and TreeNode(node.val, copied(node.left), copied(node.right))

        return built(root, 1, True)
