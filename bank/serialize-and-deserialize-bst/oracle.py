# By definition, decoding gives what was encoded: a subtree is written with both of its parts in brackets, a missing
# one as a dot.
# oracle:
#   The number of nodes in the tree is in the range [0, 60].
class Codec:
    def serialize(self, root):
        if root is None:
            return "."
        return "(%d%s%s)" % (root.val, self.serialize(root.left), self.serialize(root.right))

    def deserialize(self, data):
        letters = list(data)

        def read():
            if letters.pop(0) == ".":
                return None
            digits = ""
            while letters[0].isdigit():
                digits += letters.pop(0)
            node = TreeNode(int(digits))
            node.left = read()
            node.right = read()
            letters.pop(0)
            return node

        return read()
