# By definition: the values of each subtree are listed from left to right, and it is a search tree if they rise.
# oracle:
#   The number of nodes in the tree is in the range [1, 9].
#   -9 <= Node.val <= 9
class Solution:
    def maxSumBST(self, root):
        def values(node):
            return values(node.left) + [node.val] + values(node.right) if node else []

        def best(node):
            if node is None:
                return 0
            row = values(node)
            own = sum(row) if all(a < b for a, b in zip(row, row[1:])) else 0
            return max(own, best(node.left), best(node.right))

        return best(root)
