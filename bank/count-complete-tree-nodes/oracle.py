# All nodes are listed and counted.
# oracle:
#   The number of nodes in the tree is in the range [0, 200].
class Solution:
    def countNodes(self, root):
        nodes = [root] if root else []
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)
        return len(nodes)
