class Solution:
    def isValid(self, root: Optional[TreeNode], val: int, depth: int) -> bool:
        row, height = [root], 0
        while row:
            height += 1
            row = [child for node in row for child in (node.left, node.right) if child]
        return depth <= height + 1
