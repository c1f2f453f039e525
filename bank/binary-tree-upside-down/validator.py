class Solution:
    def isValid(self, root) -> bool:
        rest = [root] if root else []
        while rest:
            node = rest.pop()
            if node.right and (not node.left or node.right.left or node.right.right):
                return False
            if node.left:
                rest.append(node.left)
        return True
