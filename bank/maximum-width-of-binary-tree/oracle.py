# By definition: each node's place in the complete tree is its way of bits from the root, and levels are compared.
# oracle:
#   The number of nodes in the tree is in the range [1, 25].
class Solution:
    def widthOfBinaryTree(self, root):
        def places(node, way):
            if node is None:
                return []
            return [way] + places(node.left, way + "0") + places(node.right, way + "1")

        ways = places(root, "0")
        return max(int(a, 2) - int(b, 2) + 1 for a in ways for b in ways if len(a) == len(b))
