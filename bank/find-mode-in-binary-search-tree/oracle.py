# By definition: all values are listed and each is counted in the list.
# oracle:
#   The number of nodes in the tree is in the range [1, 40].
class Solution:
    def findMode(self, root):
        values = []

        def walk(node):
            if node:
                values.append(node.val)
                walk(node.left)
                walk(node.right)

        walk(root)
        most = max(values.count(x) for x in values)
        return [x for x in set(values) if values.count(x) == most]
