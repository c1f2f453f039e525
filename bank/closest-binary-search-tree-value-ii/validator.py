class Solution:
    def isValid(self, root: Optional[TreeNode], target: float, k: int) -> bool:
        order = [root]
        for node in order:
            order.extend(child for child in (node.left, node.right) if child is not None)
        away = sorted(abs(node.val - target) for node in order)
        return k == len(away) or away[k - 1] < away[k]
