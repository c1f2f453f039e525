# By definition: all paths from the root to a leaf are listed, and the shortest is measured.
# oracle:
#   The number of nodes in the tree is in the range [0, 25].
class Solution:
    def minDepth(self, root):
        def paths(node):
            children = [child for child in (node.left, node.right) if child]
            if not children:
                return [[node.val]]
            return [[node.val] + path for child in children for path in paths(child)]

        return min(len(path) for path in paths(root)) if root else 0
