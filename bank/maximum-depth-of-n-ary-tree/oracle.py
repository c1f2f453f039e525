# By definition: every way from the root down to a leaf is listed, and the longest has the most nodes.
# oracle:
#   The total number of nodes is in the range [0, 60].
class Solution:
    def maxDepth(self, root):
        def ways(node):
            if not node:
                return []
            children = node.children or []
            return [[node] + way for child in children for way in ways(child)] or [[node]]

        return max((len(way) for way in ways(root)), default=0)
