# All nodes are listed first, then a new one is made for each, and its pointers are set by the places in the list.
# oracle:
#   The number of nodes in the tree is in the range [0, 16].
class Solution:
    def copyRandomBinaryTree(self, root):
        old = [root] if root else []
        for node in old:
            old += [child for child in (node.left, node.right) if child]
        places = {id(node): i for i, node in enumerate(old)}
        new = [NodeCopy(node.val) for node in old]
        for node, copy in zip(old, new):
            for name in ("left", "right", "random"):
                other = getattr(node, name)
                setattr(copy, name, new[places[id(other)]] if other else None)
        return new[0] if new else None
