# All values are gathered in any order and sorted.
# oracle:
#   The number of nodes in the tree is in the range [1, 60].
class Solution:
    def kthSmallest(self, root, k):
        nodes = [root]
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)
        return sorted(node.val for node in nodes)[k - 1]
