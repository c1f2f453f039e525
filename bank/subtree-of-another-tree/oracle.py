# By definition: the second tree is compared with the subtree at every node of the first.
# oracle:
#   nodes(root) <= 20
#   nodes(subRoot) <= 20
class Solution:
    def isSubtree(self, root, subRoot):
        def same(a, b):
            if not a or not b:
                return a is b
            return a.val == b.val and same(a.left, b.left) and same(a.right, b.right)

        if not root:
            return False
        return same(root, subRoot) or self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)
