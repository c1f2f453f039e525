# The distance of two nodes is what remains of the two ways from the root after the part that they share.
# oracle:
#   The number of nodes in the tree is in the range [1, 9].
#   0 <= k <= 9
class Solution:
    def distanceK(self, root, target, k):
        ways = []

        def walk(node, way):
            if node:
                ways.append(way + [node])
                walk(node.left, ways[-1])
                walk(node.right, way + [node])

        walk(root, [])
        goal = next(way for way in ways if way[-1] is target)
        near = []
        for way in ways:
            shared = sum(node in goal for node in way)
            if len(way) + len(goal) - 2 * shared == k:
                near.append(way[-1].val)
        return near
