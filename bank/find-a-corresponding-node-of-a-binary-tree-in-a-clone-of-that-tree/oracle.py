# All values are distinct, so the node wanted is the only one of the copy with the value of the target.
# oracle:
#   The number of nodes in the tree is in the range [1, 30].
class Solution:
    def getTargetCopy(self, original, cloned, target):
        def nodes(node):
            return [node] + nodes(node.left) + nodes(node.right) if node else []

        found, = [node for node in nodes(cloned) if node.val == target.val]
        return found
