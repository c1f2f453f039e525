class Solution:
    def check(self, head: Optional[ListNode], expected: Optional[TreeNode], got: Optional[TreeNode]) -> str:
        wanted = []
        while head is not None:
            wanted.append(head.val)
            head = head.next
        order = [got] if got is not None else []
        for node in order:
            if len(order) > len(wanted):
                return "too many nodes"
            order.extend(child for child in (node.left, node.right) if child is not None)
        height = {}
        for node in reversed(order):
            left = height[id(node.left)] if node.left is not None else 0
            right = height[id(node.right)] if node.right is not None else 0
            if abs(left - right) > 1:
                return "the subtree of %d is not height-balanced" % node.val
            height[id(node)] = 1 + max(left, right)
        values, stack, node = [], [], got
        while stack or node is not None:
            while node is not None:
                stack.append(node)
                node = node.left
            node = stack.pop()
            values.append(node.val)
            node = node.right
        return "" if values == wanted else "the inorder traversal is not the list"
