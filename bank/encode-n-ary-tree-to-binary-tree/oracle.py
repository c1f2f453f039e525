# By definition, decoding gives what was encoded: a chain of nodes to the right holds each value and the number of its
# children, from the root on, a node before its children; a leaf at the left of each holds that number.
# oracle:
#   The number of nodes in the tree is in the range [0, 60].
class Codec:
    def encode(self, root):
        pairs = []

        def walk(node):
            pairs.append((node.val, len(node.children or [])))
            for child in node.children or []:
                walk(child)

        if root:
            walk(root)
        chain = None
        for value, count in reversed(pairs):
            link = TreeNode(value)
            link.left, link.right = TreeNode(count), chain
            chain = link
        return chain

    def decode(self, data):
        pairs = []
        while data:
            pairs.append((data.val, data.left.val))
            data = data.right

        def build():
            value, count = pairs.pop(0)
            return Node(value, [build() for _ in range(count)])

        return build() if pairs else None
