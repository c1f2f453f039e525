# Each tree is written as a text that shows values and missing children; the texts are compared.
# oracle:
#   The number of nodes in both trees is in the range [0, 20].
class Solution:
    def isSameTree(self, p, q):
        def text(node):
            return f"({node.val} {text(node.left)} {text(node.right)})" if node else "-"

        return text(p) == text(q)
