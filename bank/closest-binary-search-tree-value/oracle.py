# By definition: of all values the one at the smallest distance, computed with exact fractions; of equals the
# smallest.
# oracle:
#   The number of nodes in the tree is in the range [1, 40].
from fractions import Fraction


class Solution:
    def closestValue(self, root, target):
        nodes = [root]
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)
        return min((abs(node.val - Fraction(target)), node.val) for node in nodes)[1]
