# By definition: the digits of every path to a leaf are written as a text, which is read as a number.
# oracle:
#   The number of nodes in the tree is in the range [1, 20].
#   The depth of the tree will not exceed 8.
class Solution:
    def sumNumbers(self, root):
        def paths(node):
            children = [child for child in (node.left, node.right) if child]
            if not children:
                return [str(node.val)]
            return [str(node.val) + path for child in children for path in paths(child)]

        return sum(int(path) for path in paths(root))
