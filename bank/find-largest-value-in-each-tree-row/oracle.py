# By definition: every value is listed with its depth, and the greatest of each depth is taken.
# oracle:
#   The number of nodes in the tree will be in the range [0, 60].
class Solution:
    def largestValues(self, root):
        def below(node, depth):
            if not node:
                return []
            return [(depth, node.val)] + below(node.left, depth + 1) + below(node.right, depth + 1)

        values = below(root, 0)
        depths = sorted({depth for depth, _ in values})
        return [max(x for at, x in values if at == depth) for depth in depths]
