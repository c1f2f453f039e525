# By definition: from every node all paths along edges are walked on which each value is one more than the last.
# oracle:
#   The number of nodes in the tree is in the range [1, 25].
class Solution:
    def longestConsecutive(self, root):
        edges = {root: []}

        def join(node):
            for child in (node.left, node.right):
                if child:
                    edges[node].append(child)
                    edges[child] = [node]
                    join(child)

        def walk(node):
            return 1 + max((walk(other) for other in edges[node] if other.val == node.val + 1), default=0)

        join(root)
        return max(walk(node) for node in edges)
