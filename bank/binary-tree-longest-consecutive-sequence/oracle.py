# By definition: from each node all downward paths are followed as long as the values rise by one.
# oracle:
#   The number of nodes in the tree is in the range [1, 40].
class Solution:
    def longestConsecutive(self, root):
        nodes = [root]
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)

        def length(node):
            children = (node.left, node.right)
            return 1 + max((length(child) for child in children if child and child.val == node.val + 1), default=0)

        return max(length(node) for node in nodes)
