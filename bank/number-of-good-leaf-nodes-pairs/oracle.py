# A leaf is given by its turns from the root, and the path between two of them leaves out the turns that they share.
# oracle:
#   The number of nodes in the tree is in the range [1, 11].
from itertools import combinations
from os.path import commonprefix


class Solution:
    def countPairs(self, root, distance):
        ways = []

        def walk(node, way):
            if not node.left and not node.right:
                ways.append(way)
            if node.left:
                walk(node.left, way + "L")
            if node.right:
                walk(node.right, way + "R")

        walk(root, "")
        return sum(len(a) + len(b) - 2 * len(commonprefix([a, b])) <= distance for a, b in combinations(ways, 2))
