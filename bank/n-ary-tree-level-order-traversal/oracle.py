# By definition: for each depth, the whole tree is walked through from left to right, and the nodes of that depth are
# kept.
# oracle:
#   The total number of nodes is between [0, 20]
class Solution:
    def levelOrder(self, root):
        def at(node, depth):
            if depth == 0:
                return [node.val]
            return [x for child in node.children or [] for x in at(child, depth - 1)]

        levels = []
        while root and at(root, len(levels)):
            levels.append(at(root, len(levels)))
        return levels
