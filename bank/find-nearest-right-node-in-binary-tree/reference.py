# Each level is listed from left to right, so the node after u in its own level is the nearest one. The next level is made
# of the children of this one in the same order.
class Solution:
    def findNearestRightNode(self, root, u):
        level = [root]
        while u not in level:
            level = [child for node in level for child in (node.left, node.right) if child]
        right = level[level.index(u) + 1 :]
        return right[0] if right else None
