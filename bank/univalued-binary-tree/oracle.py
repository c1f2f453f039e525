# By definition: the set of all values has one member.
# oracle:
#   nodes() <= 20
class Solution:
    def isUnivalTree(self, root):
        def values(node):
            return {node.val} | values(node.left) | values(node.right) if node else set()

        return len(values(root)) == 1
