# By definition: for each node all values below it are gathered in a set.
# oracle:
#   The number of the node in the tree will be in the range [0, 40].
class Solution:
    def countUnivalSubtrees(self, root):
        def below(node):
            nodes = [node] if node else []
            for at in nodes:
                nodes.extend(child for child in (at.left, at.right) if child)
            return nodes

        return sum(len({at.val for at in below(node)}) == 1 for node in below(root))
