# By definition: for each column, and for each row in it, the tree is searched for the nodes of that position.
# oracle:
#   nodes() <= 9
class Solution:
    def verticalTraversal(self, root):
        def at(node, row, col):
            if node is None or row < 0:
                return []
            if row == 0:
                return [node.val] if col == 0 else []
            return at(node.left, row - 1, col + 1) + at(node.right, row - 1, col - 1)

        def height(node):
            return 1 + max(height(node.left), height(node.right)) if node else 0

        rows = height(root)
        lists = [[x for row in range(rows) for x in sorted(at(root, row, col))] for col in range(1 - rows, rows)]
        return [values for values in lists if values]
