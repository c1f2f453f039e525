# By definition: the page's rules mark the nodes of both sides, and the parts are listed one after another.
# oracle:
#   The number of nodes in the tree is in the range [1, 40].
class Solution:
    def boundaryOfBinaryTree(self, root):
        def below(node):
            return [node] + below(node.left) + below(node.right) if node else []

        def leaf(node):
            return not node.left and not node.right

        left = {root.left} - {None}
        right = {root.right} - {None}
        for node in below(root):
            # parents come before their children here, so one pass marks all
            if node in left and (node.left or node.right):
                left.add(node.left or node.right)
            if node in right and (node.left or node.right):
                right.add(node.right or node.left)
        order = below(root)
        parts = [root]
        parts += [node for node in order if node in left and not leaf(node)]
        parts += [node for node in order if leaf(node) and node is not root]
        parts += [node for node in reversed(order) if node in right and not leaf(node)]
        return [node.val for node in parts]
