# All shapes with n nodes: those with one node less, with a leaf added at every free place; equal ones count once.
# The values 1..n then stand in a shape in one way only, in order.
# oracle:
#   1 <= n <= 7
class Solution:
    def generateTrees(self, n):
        def grown(shape):
            if shape is None:
                yield (None, None)
                return
            left, right = shape
            for more in grown(left):
                yield (more, right)
            for more in grown(right):
                yield (left, more)

        shapes = {None}
        for _ in range(n):
            shapes = {more for shape in shapes for more in grown(shape)}

        def filled(shape, values):
            if shape is None:
                return None
            node = TreeNode()
            node.left = filled(shape[0], values)
            node.val = next(values)
            node.right = filled(shape[1], values)
            return node

        return [filled(shape, iter(range(1, n + 1))) for shape in shapes]
