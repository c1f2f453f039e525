# By definition: each subtree is written out in order; it is a search tree if its values rise.
# oracle:
#   The number of nodes in the tree is in the range [0, 20].
class Solution:
    def largestBSTSubtree(self, root):
        def values(node):
            return values(node.left) + [node.val] + values(node.right) if node else []

        if root is None:
            return 0
        mine = values(root)
        size = len(mine) if all(a < b for a, b in zip(mine, mine[1:])) else 0
        return max(size, self.largestBSTSubtree(root.left), self.largestBSTSubtree(root.right))
