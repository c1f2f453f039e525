# By definition: the bits of every path are written down, and each of these texts is read as a binary number.
# oracle:
#   The number of nodes in the tree is in the range [1, 16].
class Solution:
    def sumRootToLeaf(self, root):
        def texts(node):
            below = [text for child in (node.left, node.right) if child for text in texts(child)]
            return [str(node.val) + text for text in below or [""]]

        return sum(int(text, 2) for text in texts(root))
