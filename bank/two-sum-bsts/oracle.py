# By definition: each node of the first tree is added to each node of the second.
# oracle:
#   The number of nodes in each tree is in the range [1, 6].
#   -20 <= Node.val, target <= 20
class Solution:
    def twoSumBSTs(self, root1, root2, target):
        def values(node):
            return [node.val] + values(node.left) + values(node.right) if node else []

        return any(a + b == target for a in values(root1) for b in values(root2))
