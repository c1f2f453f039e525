# By definition: the leaves of a tree are those of its left subtree, then those of its right one.
# oracle:
#   nodes() <= 9
class Solution:
    def leafSimilar(self, root1, root2):
        def sequence(node):
            if node is None:
                return []
            return sequence(node.left) + sequence(node.right) or [node.val]

        return sequence(root1) == sequence(root2)
