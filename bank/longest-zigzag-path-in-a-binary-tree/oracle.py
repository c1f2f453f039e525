# By definition: from each node and in both first directions the path is walked until there is no further child.
# oracle:
#   nodes() <= 14
class Solution:
    def longestZigZag(self, root):
        def walk(node, left):
            steps = -1
            while node:
                node, left, steps = node.left if left else node.right, not left, steps + 1
            return steps

        def best(node):
            if node is None:
                return 0
            return max(walk(node, True), walk(node, False), best(node.left), best(node.right))

        return best(root)
