# By definition: all leaves are collected with their depths, and those of the greatest depth are added up.
# oracle:
#   The number of nodes in the tree is in the range [1, 12].
class Solution:
    def deepestLeavesSum(self, root):
        def leaves(node, depth):
            if not node:
                return []
            if not node.left and not node.right:
                return [(depth, node.val)]
            return leaves(node.left, depth + 1) + leaves(node.right, depth + 1)

        found = leaves(root, 0)
        return sum(val for depth, val in found if depth == max(found)[0])
