# By definition: the set of all values, sorted.
# oracle:
#   The number of nodes in the tree is in the range [1, 25].
class Solution:
    def findSecondMinimumValue(self, root):
        def values(node):
            return {node.val} | values(node.left) | values(node.right) if node else set()

        found = sorted(values(root))
        return found[1] if len(found) > 1 else -1
