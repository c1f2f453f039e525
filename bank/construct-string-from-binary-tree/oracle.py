# By the page's words: all brackets are written, then empty pairs are omitted unless a right child's pair follows.
# oracle:
#   The number of nodes in the tree is in the range [1, 40].
import re


class Solution:
    def tree2str(self, root):
        def full(node):
            return "%d(%s)(%s)" % (node.val, full(node.left), full(node.right)) if node else ""

        text, before = full(root), None
        while before != text:
            before = text
            # a left child's pair is always followed by the right child's, as long as that is there
            text = re.sub(r"\(\)(?=\)|$)", "", text)
        return text
