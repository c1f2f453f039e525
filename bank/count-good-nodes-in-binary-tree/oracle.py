# By definition: the whole path to each node is written down and searched for a greater value.
# oracle:
#   The number of nodes in the tree is in the range [1, 10].
class Solution:
    def goodNodes(self, root):
        def paths(node, above):
            if node:
                path = above + [node.val]
                yield path
                yield from paths(node.left, path)
                yield from paths(node.right, path)

        return sum(not any(val > path[-1] for val in path) for path in paths(root, []))
