# All values are sorted together with the new one, and a new tree is built whose root is always the middle value.
# oracle:
#   The number of nodes in the tree is in the range [0, 12].
class Solution:
    def insertIntoBST(self, root, val):
        def values(node):
            return values(node.left) + [node.val] + values(node.right) if node else []

        def build(row):
            if not row:
                return None
            half = len(row) // 2
            node = TreeNode(row[half])
            node.left, node.right = build(row[:half]), build(row[half + 1:])
            return node

        return build(sorted(values(root) + [val]))
