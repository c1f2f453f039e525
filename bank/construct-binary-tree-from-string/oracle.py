# By definition: the number is read, and each outermost pair of brackets behind it is cut out and read the same way.
# oracle:
#   s.length <= 40
class Solution:
    def str2tree(self, s):
        if not s:
            return None
        end = s.index("(") if "(" in s else len(s)
        node = TreeNode(int(s[:end]))
        parts, depth = [], 0
        for c in s[end:]:
            depth -= c == ")"
            if depth == 0:
                parts += [""] if c == "(" else []
            else:
                parts[-1] += c
            depth += c == "("
        parts += [""] * (2 - len(parts))
        node.left, node.right = self.str2tree(parts[0]), self.str2tree(parts[1])
        return node
