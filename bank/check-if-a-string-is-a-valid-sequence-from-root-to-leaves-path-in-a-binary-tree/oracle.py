# By definition: the values of all paths from the root to a leaf are listed.
# oracle:
#   nodes() <= 9
#   arr.length <= 4
class Solution:
    def isValidSequence(self, root, arr):
        def paths(node):
            below = [path for child in (node.left, node.right) if child for path in paths(child)]
            return [[node.val] + path for path in below or [[]]]

        return arr in paths(root)
