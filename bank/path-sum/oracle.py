# By definition: all paths from the root to a leaf are listed, and their values added up.
# oracle:
#   The number of nodes in the tree is in the range [0, 20].
class Solution:
    def hasPathSum(self, root, targetSum):
        def paths(node):
            children = [child for child in (node.left, node.right) if child]
            if not children:
                return [[node.val]]
            return [[node.val] + path for child in children for path in paths(child)]

        return any(sum(path) == targetSum for path in paths(root)) if root else False
