# By definition: all paths from the root downwards are listed, and the longest is measured.
# oracle:
#   The number of nodes in the tree is in the range [0, 25].
class Solution:
    def maxDepth(self, root):
        def paths(node):
            if node is None:
                return [[]]
            return [[node.val] + path for child in (node.left, node.right) for path in paths(child)]

        return max(len(path) for path in paths(root))
