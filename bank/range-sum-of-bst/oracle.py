# By definition: every node of the tree is visited and its value compared with both ends.
# oracle:
#   The number of nodes in the tree is in the range [1, 16].
class Solution:
    def rangeSumBST(self, root, low, high):
        if root is None:
            return 0
        below = self.rangeSumBST(root.left, low, high) + self.rangeSumBST(root.right, low, high)
        return below + (root.val if low <= root.val <= high else 0)
