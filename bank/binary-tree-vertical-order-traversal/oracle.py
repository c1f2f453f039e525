# By definition: every node gets its column and its row; nodes of one row are met from left to right by going down to
# the left first. Then all are sorted by column, row and that order.
# oracle:
#   The number of nodes in the tree is in the range [0, 30].
class Solution:
    def verticalOrder(self, root):
        places = []

        def visit(node, column, row):
            if node is not None:
                places.append((column, row, len(places), node.val))
                visit(node.left, column - 1, row + 1)
                visit(node.right, column + 1, row + 1)

        visit(root, 0, 0)
        places.sort()
        return [[val for c, _, _, val in places if c == column] for column in sorted({place[0] for place in places})]
