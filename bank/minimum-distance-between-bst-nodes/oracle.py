# By definition: all pairs of nodes are compared.
# oracle:
#   The number of nodes in the tree is in the range [2, 16].
from itertools import combinations


class Solution:
    def minDiffInBST(self, root):
        nodes = [root]
        for node in nodes:
            nodes += [child for child in (node.left, node.right) if child]
        return min(abs(a.val - b.val) for a, b in combinations(nodes, 2))
