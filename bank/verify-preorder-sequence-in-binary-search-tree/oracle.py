# A preorder gives its own tree back when it is inserted value by value, so the tree that comes of it is walked
# and compared.
# oracle:
#   preorder.length <= 30
class Solution:
    def verifyPreorder(self, preorder):
        root = None
        for value in preorder:
            root = self.inserted(root, value)
        return self.walked(root) == preorder

    def inserted(self, node, value):
        if node is None:
            return [value, None, None]
        side = 1 if value < node[0] else 2
        node[side] = self.inserted(node[side], value)
        return node

    def walked(self, node):
        return [node[0]] + self.walked(node[1]) + self.walked(node[2]) if node else []
