# By the formulas of the statement: the root at column (n - 1) / 2, a child 2^(height - r - 1) columns beside its
# parent.
# oracle:
#   The number of nodes in the tree is in the range [1, 20].
#   The depth of the tree will be in the range [1, 6].
class Solution:
    def printTree(self, root):
        def height(node):
            return 1 + max(height(node.left), height(node.right)) if node else -1

        h = height(root)
        n = 2 ** (h + 1) - 1
        res = [[""] * n for _ in range(h + 1)]
        todo = [(root, 0, (n - 1) // 2)]
        while todo:
            node, r, c = todo.pop()
            res[r][c] = str(node.val)
            if node.left:
                todo.append((node.left, r + 1, c - 2 ** (h - r - 1)))
            if node.right:
                todo.append((node.right, r + 1, c + 2 ** (h - r - 1)))
        return res
