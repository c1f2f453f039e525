# By definition: each node adds its value to the sum of its level, and the first of the greatest sums is sought.
# oracle:
#   The number of nodes in the tree is in the range [1, 14].
class Solution:
    def maxLevelSum(self, root):
        sums = {}

        def add(node, level):
            if node:
                sums[level] = sums.get(level, 0) + node.val
                add(node.left, level + 1)
                add(node.right, level + 1)

        add(root, 1)
        return min(level for level in sums if sums[level] == max(sums.values()))
