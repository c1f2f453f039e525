# Each subtree gives its levels from the bottom; those of two siblings are joined from their last ones on.
# oracle:
#   The number of nodes in the tree is in the range [0, 25].
from itertools import zip_longest


class Solution:
    def levelOrderBottom(self, root):
        if root is None:
            return []
        left = self.levelOrderBottom(root.left)
        right = self.levelOrderBottom(root.right)
        joined = [a + b for a, b in zip_longest(reversed(left), reversed(right), fillvalue=[])]
        return joined[::-1] + [[root.val]]
