# By definition: every pair of two different nodes.
# oracle:
#   The number of nodes in the tree is in the range [1, 20].
from itertools import combinations


class Solution:
    def findTarget(self, root, k):
        def nodes(node):
            return [node] + nodes(node.left) + nodes(node.right) if node else []

        return any(a.val + b.val == k for a, b in combinations(nodes(root), 2))
