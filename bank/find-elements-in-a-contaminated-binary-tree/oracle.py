# By definition: all values are put back into the tree by the rules, and collected.
# oracle:
#   The number of nodes in the tree is in the range [1, 10].
#   target <= 40
#   calls.length <= 12
class FindElements:
    def __init__(self, root):
        self.values = []
        self.recover(root, 0)

    def recover(self, node, value):
        if node:
            self.values.append(value)
            self.recover(node.left, 2 * value + 1)
            self.recover(node.right, 2 * value + 2)

    def find(self, target):
        return target in self.values
