# By definition: every set of nodes is tried, the smallest ones first.
# oracle:
#   The number of nodes in the tree is in the range [1, 10].
from itertools import combinations


class Solution:
    def minCameraCover(self, root):
        # For each node, as a number of bits, the nodes that a camera there sees.
        views = []

        def walk(node, parent):
            if node:
                me = len(views)
                views.append(1 << me)
                if parent is not None:
                    views[me] |= 1 << parent
                    views[parent] |= 1 << me
                walk(node.left, me)
                walk(node.right, me)

        walk(root, None)
        for size in range(1, len(views) + 1):
            for chosen in combinations(views, size):
                seen = 0
                for view in chosen:
                    seen |= view
                if seen == (1 << len(views)) - 1:
                    return size
