# A node is given by its turns from the root: cousins have as many turns, and differ in more than the last one.
# oracle:
#   The number of nodes in the tree is in the range [2, 9].
class Solution:
    def isCousins(self, root, x, y):
        turns = {}

        def walk(node, way):
            if node:
                turns[node.val] = way
                walk(node.left, way + "L")
                walk(node.right, way + "R")

        walk(root, "")
        return len(turns[x]) == len(turns[y]) and turns[x][:-1] != turns[y][:-1]
