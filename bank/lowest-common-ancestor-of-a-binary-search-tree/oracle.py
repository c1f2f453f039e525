# By definition: of all nodes whose subtree holds p and q, the one with the smallest subtree. That the tree is a
# search tree is not used.
# oracle:
#   The number of nodes in the tree is in the range [2, 9].
#   -20 <= Node.val <= 20
class Solution:
    def lowestCommonAncestor(self, root, p, q):
        def below(node):
            nodes = [node]
            for at in nodes:
                nodes.extend(child for child in (at.left, at.right) if child)
            return nodes

        subtrees = [below(node) for node in below(root)]
        return min((nodes for nodes in subtrees if p in nodes and q in nodes), key=len)[0]
