# By definition: for each node the values of both subtrees are listed and added up.
# oracle:
#   The number of nodes in the tree is in the range [0, 40].
class Solution:
    def findTilt(self, root):
        def below(node):
            return [node] + below(node.left) + below(node.right) if node else []

        def total(node):
            return sum(x.val for x in below(node))

        return sum(abs(total(node.left) - total(node.right)) for node in below(root))
