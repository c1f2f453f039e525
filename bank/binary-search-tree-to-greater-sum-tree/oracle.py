# By definition: for each node, all values of the old tree that are not less are added.
# oracle:
#   nodes() <= 12
class Solution:
    def bstToGst(self, root):
        def values(node):
            return values(node.left) + [node.val] + values(node.right) if node else []

        old = values(root)

        def convert(node):
            if node is None:
                return None
            return TreeNode(sum(x for x in old if x >= node.val), convert(node.left), convert(node.right))

        return convert(root)
