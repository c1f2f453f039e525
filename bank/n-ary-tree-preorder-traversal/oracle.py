# By definition: a node, then what comes of each child in turn.
# oracle:
#   The number of nodes in the tree is in the range [0, 60].
class Solution:
    def preorder(self, root):
        if not root:
            return []
        return [root.val] + [x for child in root.children or [] for x in self.preorder(child)]
