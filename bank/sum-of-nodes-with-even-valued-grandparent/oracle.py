# By definition: for each node with an even value, the children of its children are added up.
# oracle:
#   The number of nodes in the tree is in the range [1, 20].
class Solution:
    def sumEvenGrandparent(self, root):
        def children(nodes):
            return [child for node in nodes for child in (node.left, node.right) if child]

        total, level = 0, [root]
        while level:
            total += sum(node.val for node in children(children(x for x in level if x.val % 2 == 0)))
            level = children(level)
        return total
