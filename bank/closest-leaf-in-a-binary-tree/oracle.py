# By definition: the nodes around k are listed in rings, and the first leaf that comes up is nearest.
# oracle:
#   The number of nodes in the tree is in the range [1, 10].
class Solution:
    def findClosestLeaf(self, root, k):
        nodes = [root]
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)
        ring = [node for node in nodes if node.val == k]
        while True:
            for node in ring:
                if not node.left and not node.right:
                    return node.val
            ring = [
                node
                for node in nodes
                if any(near in (node.left, node.right) or node in (near.left, near.right) for near in ring)
            ]
