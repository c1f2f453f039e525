# By definition: from every node all paths downwards are followed, and their sums are compared with the target.
# oracle:
#   The number of nodes in the tree is in the range [0, 30].
class Solution:
    def pathSum(self, root, targetSum):
        def sums(node):
            """Of all paths that begin at the node."""
            if node is None:
                return []
            return [node.val] + [node.val + rest for rest in sums(node.left) + sums(node.right)]

        def nodes(node):
            return [node] + nodes(node.left) + nodes(node.right) if node else []

        return sum(sums(node).count(targetSum) for node in nodes(root))
