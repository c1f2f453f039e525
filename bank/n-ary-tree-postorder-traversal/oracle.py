# By definition: what comes of each child in turn, then the node.
# oracle:
#   The number of nodes in the tree is in the range [0, 60].
class Solution:
    def postorder(self, root):
        if not root:
            return []
        return [x for child in root.children or [] for x in self.postorder(child)] + [root.val]
