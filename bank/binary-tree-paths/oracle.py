# From each leaf the way up to the root is written down and read backwards.
# oracle:
#   The number of nodes in the tree is in the range [1, 40].
class Solution:
    def binaryTreePaths(self, root):
        nodes, parents = [root], {}
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    nodes.append(child)
        paths = []
        for node in nodes:
            if node.left or node.right:
                continue
            values = []
            while node:
                values.append(str(node.val))
                node = parents.get(node)
            paths.append("->".join(reversed(values)))
        return paths
