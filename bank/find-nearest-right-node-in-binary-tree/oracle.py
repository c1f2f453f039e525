# In the order of a walk with the left side first, the nodes of one level come from left to right: the first node at the
# depth of u that comes after u is the answer.
# oracle:
#   The number of nodes in the tree is in the range [1, 20].
class Solution:
    def findNearestRightNode(self, root, u):
        order = []

        def walk(node, depth):
            if node:
                order.append((node, depth))
                walk(node.left, depth + 1)
                walk(node.right, depth + 1)

        walk(root, 0)
        place = [node for node, _ in order].index(u)
        return next((node for node, depth in order[place + 1 :] if depth == order[place][1]), None)
