class Solution:
    def check(self, preorder: List[int], postorder: List[int], expected: Optional[TreeNode], got: Optional[TreeNode]) -> str:
        before = self.walk(got, len(preorder), False)
        behind = self.walk(got, len(preorder), True)
        if before != preorder:
            return "its preorder is %s" % before
        if behind[::-1] != postorder:
            return "its postorder is %s" % behind[::-1]
        return ""

    def walk(self, root, most, right_first):
        """The values with each node before its children, at most one more than there should be."""
        values = []
        todo = [root]
        while todo and len(values) <= most:
            node = todo.pop()
            if node:
                values.append(node.val)
                todo += [node.left, node.right] if right_first else [node.right, node.left]
        return values
