class Solution:
    def isValid(self, root: Optional[TreeNode]) -> bool:
        todo = [root]
        while todo:
            node = todo.pop()
            if node.left is None and node.right is None:
                continue
            if node.left is None or node.right is None or node.val != min(node.left.val, node.right.val):
                return False
            todo += [node.left, node.right]
        return True
