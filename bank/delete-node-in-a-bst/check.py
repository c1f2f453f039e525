class Solution:
    def check(self, root, key: int, expected, got) -> str:
        before, after = self.values(root), self.values(got)
        if key not in before:
            return "" if self.same(root, got) else "no node has the key, and the tree is another one"
        if any(left >= right for left, right in zip(after, after[1:])):
            return "this is not a binary search tree"
        before.remove(key)
        return "" if after == before else "the values are not those of the tree without the key"

    def values(self, root):
        """In order."""
        out, rest, node = [], [], root
        while rest or node:
            while node:
                rest.append(node)
                node = node.left
            node = rest.pop()
            out.append(node.val)
            node = node.right
        return out

    def same(self, root, other):
        rest = [(root, other)]
        while rest:
            left, right = rest.pop()
            if not left and not right:
                continue
            if not left or not right or left.val != right.val:
                return False
            rest.append((left.left, right.left))
            rest.append((left.right, right.right))
        return True
