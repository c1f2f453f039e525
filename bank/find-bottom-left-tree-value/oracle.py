# By definition: each node is listed with its turns from the root; the longest lists are the last row, the smallest is
# leftmost.
# oracle:
#   The number of nodes in the tree is in the range [1, 60].
class Solution:
    def findBottomLeftValue(self, root):
        places = []

        def walk(node, turns):
            if node:
                places.append((turns, node.val))
                walk(node.left, turns + "l")
                walk(node.right, turns + "r")

        walk(root, "")
        depth = max(len(turns) for turns, _ in places)
        return min(place for place in places if len(place[0]) == depth)[1]
