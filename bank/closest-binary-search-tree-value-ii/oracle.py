# By definition: all values are sorted by their distance, computed with exact fractions, and the first k are taken.
# oracle:
#   The number of nodes in the tree is in the range [1, 12].
from fractions import Fraction


class Solution:
    def closestKValues(self, root, target, k):
        nodes = [root]
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)
        return sorted((node.val for node in nodes), key=lambda value: abs(value - Fraction(target)))[:k]
