# By definition: the values of every two nodes are compared.
# oracle:
#   The number of nodes in the tree is in the range [2, 40].
from itertools import combinations


class Solution:
    def getMinimumDifference(self, root):
        def below(node):
            return [node.val] + below(node.left) + below(node.right) if node else []

        return min(abs(x - y) for x, y in combinations(below(root), 2))
