class Solution:
    def isValid(self, root) -> bool:
        # In order, values never fall; equal ones may be on either side.
        rest, node, last = [], root, None
        while rest or node:
            while node:
                rest.append(node)
                node = node.left
            node = rest.pop()
            if last is not None and node.val < last:
                return False
            last = node.val
            node = node.right
        return True
