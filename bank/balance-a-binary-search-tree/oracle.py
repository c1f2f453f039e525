# By definition: the values are inserted into a new search tree one by one, the middle of each part before its two
# halves.
# oracle:
#   nodes() <= 12
class Solution:
    def balanceBST(self, root):
        def values(node):
            return values(node.left) + [node.val] + values(node.right) if node else []

        new, parts = None, [values(root)]
        for part in parts:
            if part:
                middle = len(part) // 2
                new = self.insert(new, part[middle])
                parts += [part[:middle], part[middle + 1:]]
        return new

    def insert(self, node, value):
        if node is None:
            return TreeNode(value)
        if value < node.val:
            node.left = self.insert(node.left, value)
        else:
            node.right = self.insert(node.right, value)
        return node
