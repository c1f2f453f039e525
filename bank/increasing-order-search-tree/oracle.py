# By definition: the values are put in increasing order, and a chain of new right children is made of them.
# oracle:
#   nodes() <= 14
class Solution:
    def increasingBST(self, root):
        def values(node):
            return [node.val] + values(node.left) + values(node.right) if node else []

        chain = None
        for value in sorted(values(root), reverse=True):
            chain = TreeNode(value, None, chain)
        return chain
