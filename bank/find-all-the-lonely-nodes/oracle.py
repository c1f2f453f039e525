# By definition: all pairs of a parent and a child are listed, and a child is lonely if its parent is in one pair only.
# oracle:
#   The number of nodes in the tree is in the range [1, 14].
class Solution:
    def getLonelyNodes(self, root):
        def pairs(node):
            found = []
            for child in (node.left, node.right):
                if child:
                    found += [(id(node), child.val)] + pairs(child)
            return found

        parents = [parent for parent, _ in pairs(root)]
        return [value for parent, value in pairs(root) if parents.count(parent) == 1]
