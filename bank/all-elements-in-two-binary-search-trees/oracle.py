# By definition: the values of both trees are collected and sorted.
# oracle:
#   nodes() <= 10
class Solution:
    def getAllElements(self, root1, root2):
        def values(node):
            return [node.val] + values(node.left) + values(node.right) if node else []

        return sorted(values(root1) + values(root2))
