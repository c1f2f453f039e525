# By definition: below the root stand one or two subtrees, which begin after exactly as many dashes as their depth.
# oracle:
#   traversal.length <= 40
import re


class Solution:
    def recoverFromPreorder(self, traversal):
        def build(text, depth):
            value, *subtrees = re.split("(?<=[0-9])-{%d}(?=[0-9])" % depth, text)
            node = TreeNode(int(value))
            if subtrees:
                node.left = build(subtrees[0], depth + 1)
            if len(subtrees) > 1:
                node.right = build(subtrees[1], depth + 1)
            return node

        return build(traversal, 1)
