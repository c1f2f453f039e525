# By definition: the list is read from the tree, gets the value at its end, and is made into a tree again.
# oracle:
#   nodes() <= 10
class Solution:
    def insertIntoMaxTree(self, root, val):
        def read(node):
            return read(node.left) + [node.val] + read(node.right) if node else []

        def construct(a):
            if not a:
                return None
            i = a.index(max(a))
            return TreeNode(a[i], construct(a[:i]), construct(a[i + 1:]))

        return construct(read(root) + [val])
