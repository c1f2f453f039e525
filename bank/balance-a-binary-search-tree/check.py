class Solution:
    def read(self, root):
        """The values from left to right, and whether all nodes are balanced."""
        found, balanced = [], True
        todo, heights = [(root, 0)], []
        while todo:
            node, visit = todo.pop()
            if node is None:
                heights.append(0)
            elif visit == 0:
                todo += [(node, 1), (node.left, 0)]
            elif visit == 1:
                found.append(node.val)
                todo += [(node, 2), (node.right, 0)]
            else:
                right, left = heights.pop(), heights.pop()
                balanced = balanced and abs(left - right) <= 1
                heights.append(1 + max(left, right))
        return found, balanced

    def check(self, root: Optional[TreeNode], expected: Optional[TreeNode], got: Optional[TreeNode]) -> str:
        found, balanced = self.read(got)
        if found != self.read(expected)[0]:
            return "not a search tree of the same values"
        return "" if balanced else "not balanced"
