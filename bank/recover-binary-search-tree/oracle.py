# Every pair of nodes is exchanged in turn, until the tree is a search tree.
# oracle:
#   The number of nodes in the tree is in the range [2, 14].
from itertools import combinations


class Solution:
    def recoverTree(self, root):
        def nodes(node):
            return nodes(node.left) + [node] + nodes(node.right) if node else []

        order = nodes(root)
        for a, b in combinations(order, 2):
            a.val, b.val = b.val, a.val
            if all(x.val < y.val for x, y in zip(order, order[1:])):
                return
            a.val, b.val = b.val, a.val
