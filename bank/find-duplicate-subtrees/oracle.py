# By definition: every subtree is compared with every other one, node by node.
# oracle:
#   The number of the nodes in the tree will be in the range [1, 16]
class Solution:
    def findDuplicateSubtrees(self, root):
        def same(a, b):
            if a is None or b is None:
                return a is b
            return a.val == b.val and same(a.left, b.left) and same(a.right, b.right)

        def nodes(node):
            return [node] + nodes(node.left) + nodes(node.right) if node else []

        kinds = []
        for node in nodes(root):
            for kind in kinds:
                if same(kind[0], node):
                    kind.append(node)
                    break
            else:
                kinds.append([node])
        return [kind[0] for kind in kinds if len(kind) > 1]
