# By definition: each edge in turn is taken out, and both trees are added up anew.
# oracle:
#   The number of nodes in the tree is in the range [1, 25].
class Solution:
    def checkEqualTree(self, root):
        def nodes(node):
            return [node] + nodes(node.left) + nodes(node.right) if node else []

        for parent in nodes(root):
            for side in ("left", "right"):
                child = getattr(parent, side)
                if child:
                    setattr(parent, side, None)
                    equal = sum(x.val for x in nodes(root)) == sum(x.val for x in nodes(child))
                    setattr(parent, side, child)
                    if equal:
                        return True
        return False
