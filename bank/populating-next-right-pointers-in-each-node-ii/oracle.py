# For each depth the whole tree is searched from left to right for its nodes; every node is told its neighbour there.
# oracle:
#   The number of nodes in the tree is in the range [0, 16].
class Solution:
    def connect(self, root):
        def at(node, depth):
            if node is None:
                return []
            return at(node.left, depth - 1) + at(node.right, depth - 1) if depth else [node]

        depth = 0
        while at(root, depth):
            row = at(root, depth)
            for node, following in zip(row, row[1:] + [None]):
                node.next = following
            depth += 1
        return root
