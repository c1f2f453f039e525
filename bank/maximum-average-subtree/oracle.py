# By definition: the values of every subtree are listed, and their mean is taken.
# oracle:
#   The number of nodes in the tree is in the range [1, 9].
class Solution:
    def maximumAverageSubtree(self, root):
        def values(node):
            return values(node.left) + [node.val] + values(node.right) if node else []

        def best(node):
            row = values(node)
            return max(sum(row) / len(row), best(node.left), best(node.right)) if node else 0.0

        return best(root)
