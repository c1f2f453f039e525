# By definition: the mirror image is made, and compared with the tree level by level, gaps included.
# oracle:
#   The number of nodes in the tree is in the range [1, 20].
class Solution:
    def isSymmetric(self, root):
        def mirrored(node):
            return TreeNode(node.val, mirrored(node.right), mirrored(node.left)) if node else None

        def places(node):
            row, out = [node], []
            while row:
                out.append([node.val if node else None for node in row])
                row = [child for node in row if node for child in (node.left, node.right)]
            return out

        return places(root) == places(mirrored(root))
