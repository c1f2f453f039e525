# By definition: from every node all ways along edges between equal values, without turning back.
# oracle:
#   The number of nodes in the tree is in the range [0, 20].
class Solution:
    def longestUnivaluePath(self, root):
        beside = []

        def walk(node, above):
            if node is None:
                return
            at = len(beside)
            beside.append([])
            if above is not None and above[1] == node.val:
                beside[at].append(above[0])
                beside[above[0]].append(at)
            walk(node.left, (at, node.val))
            walk(node.right, (at, node.val))

        def longest(at, before):
            return max([1 + longest(other, at) for other in beside[at] if other != before], default=0)

        walk(root, None)
        return max([longest(at, -1) for at in range(len(beside))], default=0)
