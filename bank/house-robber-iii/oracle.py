# By definition: all sets of houses are tried; a set with a house and its child is not allowed.
# oracle:
#   The number of nodes in the tree is in the range [1, 9].
class Solution:
    def rob(self, root):
        values, edges = [], []

        def number(node, parent):
            if node:
                mine = len(values)
                values.append(node.val)
                if parent is not None:
                    edges.append(1 << parent | 1 << mine)
                number(node.left, mine)
                number(node.right, mine)

        number(root, None)
        best = 0
        for houses in range(1 << len(values)):
            if all(houses & edge != edge for edge in edges):
                best = max(best, sum(x for i, x in enumerate(values) if houses >> i & 1))
        return best
