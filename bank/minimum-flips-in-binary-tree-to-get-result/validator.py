class Solution:
    def isValid(self, root, result):
        # A node with the value 5 has one child, other inner nodes have two.
        todo = [root]
        while todo:
            node = todo.pop()
            children = [child for child in (node.left, node.right) if child]
            if children and len(children) != (1 if node.val == 5 else 2):
                return False
            todo += children
        return True
