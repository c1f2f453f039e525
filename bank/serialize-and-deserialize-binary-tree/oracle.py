# A tree is written as its value with the texts of both subtrees in brackets behind it, and read back the same way.
# oracle:
#   The number of nodes in the tree is in the range [0, 40].
class Codec:
    def serialize(self, root):
        return "(%d%s%s)" % (root.val, self.serialize(root.left), self.serialize(root.right)) if root else "()"

    def deserialize(self, data):
        if data == "()":
            return None
        start = data.index("(", 1)
        # The left subtree ends where as many brackets are closed as opened.
        depth, end = 0, start
        while depth or end == start:
            depth += 1 if data[end] == "(" else -1 if data[end] == ")" else 0
            end += 1
        node = TreeNode(int(data[1:start]))
        node.left, node.right = self.deserialize(data[start:end]), self.deserialize(data[end:-1])
        return node
