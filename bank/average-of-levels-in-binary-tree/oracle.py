# The values are gathered by depth in a walk of the whole tree, and averaged as exact fractions.
# oracle:
#   The number of nodes in the tree is in the range [1, 30].
from fractions import Fraction


class Solution:
    def averageOfLevels(self, root):
        def walk(node, depth):
            if node is None:
                return []
            return [(depth, node.val)] + walk(node.left, depth + 1) + walk(node.right, depth + 1)

        found = walk(root, 0)
        answer = []
        for depth in range(1 + max(d for d, _ in found)):
            values = [value for d, value in found if d == depth]
            answer.append(float(Fraction(sum(values), len(values))))
        return answer
