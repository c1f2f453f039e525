# The root has the number 1 and the children of node i the numbers 2i and 2i + 1; the tree is complete if the numbers
# are 1 to the number of nodes.
# oracle:
#   The number of nodes in the tree is in the range [1, 14].
class Solution:
    def isCompleteTree(self, root):
        def numbers(node, own):
            return [own] + numbers(node.left, 2 * own) + numbers(node.right, 2 * own + 1) if node else []

        found = numbers(root, 1)
        return max(found) == len(found)
