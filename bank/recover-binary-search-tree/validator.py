class Solution:
    def isValid(self, root: Optional[TreeNode]) -> bool:
        values, stack, node = [], [], root
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            values.append(node.val)
            node = node.right
        order = sorted(values)
        wrong = [a for a, b in zip(values, order) if a != b]
        return len(wrong) == 2 and len(set(values)) == len(values)
