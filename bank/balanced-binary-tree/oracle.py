# By definition: at every node the two subtrees are measured anew, each by the levels that it has.
# oracle:
#   The number of nodes in the tree is in the range [0, 25].
class Solution:
    def isBalanced(self, root):
        def levels(node):
            row, count = [node] if node else [], 0
            while row:
                row = [child for above in row for child in (above.left, above.right) if child]
                count += 1
            return count

        nodes = [root] if root else []
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)
        return all(abs(levels(node.left) - levels(node.right)) <= 1 for node in nodes)
