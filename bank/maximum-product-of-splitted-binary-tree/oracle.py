# By definition: each edge is really removed, and both trees are added up.
# oracle:
#   The number of nodes in the tree is in the range [2, 9].
class Solution:
    def maxProduct(self, root):
        def values(node):
            return values(node.left) + values(node.right) + [node.val] if node else []

        best = 0
        nodes = [root]
        for node in nodes:
            for side in ("left", "right"):
                child = getattr(node, side)
                if child:
                    nodes.append(child)
                    setattr(node, side, None)
                    best = max(best, sum(values(root)) * sum(values(child)))
                    setattr(node, side, child)
        return best % (10**9 + 7)
