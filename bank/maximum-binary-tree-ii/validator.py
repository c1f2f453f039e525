class Solution:
    def isValid(self, root: Optional[TreeNode], val: int) -> bool:
        order = [root]
        for node in order:
            if node.val == val:
                return False
            for child in (node.left, node.right):
                if child is not None:
                    if child.val > node.val:
                        return False
                    order.append(child)
        return True
