# By definition: the nodes of all paths from the root to a leaf that reach the limit stay, and no others.
# oracle:
#   The number of nodes in the tree is in the range [1, 9].
#   -6 <= Node.val <= 6
#   -20 <= limit <= 20
class Solution:
    def sufficientSubset(self, root, limit):
        good = set()

        def walk(node, path):
            path = path + [node]
            for child in (node.left, node.right):
                if child:
                    walk(child, path)
            if not node.left and not node.right and sum(one.val for one in path) >= limit:
                good.update(path)

        def copy(node):
            if node in good:
                return TreeNode(node.val, copy(node.left), copy(node.right))

        walk(root, [])
        return copy(root)
