# By definition: the nodes are listed in preorder, then each is given the next one as its right child.
# oracle:
#   The number of nodes in the tree is in the range [0, 40].
class Solution:
    def flatten(self, root):
        def preorder(node):
            return [node] + preorder(node.left) + preorder(node.right) if node else []

        nodes = preorder(root)
        for node, following in zip(nodes, nodes[1:] + [None]):
            node.left, node.right = None, following
