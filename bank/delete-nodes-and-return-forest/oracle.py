# By definition: each node that stays and has no parent that stays is the root of a copy of all that hangs together with
# it.
# oracle:
#   The number of nodes in the tree is in the range [0, 12].
#   Node.val <= 15
#   to_delete.length <= 6
#   to_delete[i] <= 15
class Solution:
    def delNodes(self, root, to_delete):
        def stays(node):
            return node is not None and node.val not in to_delete

        def copy(node):
            if not stays(node):
                return None
            new = TreeNode(node.val)
            new.left, new.right = copy(node.left), copy(node.right)
            return new

        def pairs(node, parent):
            if node is None:
                return []
            return [(node, parent)] + pairs(node.left, node) + pairs(node.right, node)

        return [copy(node) for node, parent in pairs(root, None) if stays(node) and not stays(parent)]
