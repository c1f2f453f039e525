# By definition: each node is flipped or not, and the subtrees have to become equal in one of the two ways.
# oracle:
#   nodes() <= 8
class Solution:
    def flipEquiv(self, root1, root2):
        if not root1 or not root2:
            return not root1 and not root2
        same = self.flipEquiv
        return root1.val == root2.val and (
            same(root1.left, root2.left) and same(root1.right, root2.right)
            or same(root1.left, root2.right) and same(root1.right, root2.left)
        )
