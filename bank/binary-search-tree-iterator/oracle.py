# All values are collected and sorted, which is their order in a search tree; each call takes one from the list.
# oracle:
#   The number of nodes in the tree is in the range [1, 20].
#   calls.length <= 30
class BSTIterator:
    def __init__(self, root):
        nodes = [root]
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)
        self.values = sorted(node.val for node in nodes)

    def next(self):
        return self.values.pop(0)

    def hasNext(self):
        return len(self.values) > 0
