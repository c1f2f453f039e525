# By definition: from every node the walk goes on to parent and children without turning back; all sums are compared.
# oracle:
#   The number of nodes in the tree is in the range [1, 14].
class Solution:
    def maxPathSum(self, root):
        near, nodes = {root: []}, [root]
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    near[node].append(child)
                    near[child] = [node]
                    nodes.append(child)

        def sums(node, origin):
            yield node.val
            for other in near[node]:
                if other is not origin:
                    for rest in sums(other, node):
                        yield node.val + rest

        return max(total for node in nodes for total in sums(node, None))
