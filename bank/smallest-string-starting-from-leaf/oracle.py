# By definition: the strings of all leaves are collected.
# oracle:
#   The number of nodes in the tree is in the range [1, 10].
#   0 <= Node.val <= 3
class Solution:
    def smallestFromLeaf(self, root):
        def strings(node, below):
            if not node:
                return []
            text = chr(ord("a") + node.val) + below
            if not node.left and not node.right:
                return [text]
            return strings(node.left, text) + strings(node.right, text)

        return min(strings(root, ""))
