# By halving: a node stands in the middle of its columns, its subtrees share the columns to its left and to its right.
# oracle:
#   The number of nodes in the tree is in the range [1, 20].
#   The depth of the tree will be in the range [1, 6].
class Solution:
    def printTree(self, root):
        levels = [[root]]
        while any(levels[-1]):
            levels.append([child for node in levels[-1] if node for child in (node.left, node.right)])
        rows = len(levels) - 1

        def picture(node, rows):
            width = 2 ** rows - 1
            if rows == 0:
                return []
            if node is None:
                return [[""] * width for _ in range(rows)]
            half = [""] * (width // 2)
            left, right = picture(node.left, rows - 1), picture(node.right, rows - 1)
            return [half + [str(node.val)] + half] + [a + [""] + b for a, b in zip(left, right)]

        return picture(root, rows)
