# By definition: of all nodes with larger values the smallest, or nothing.
# oracle:
#   The number of nodes in the tree is in the range [1, 40].
class Solution:
    def inorderSuccessor(self, root, p):
        nodes = [root]
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)
        return min((node for node in nodes if node.val > p.val), key=lambda node: node.val, default=None)
