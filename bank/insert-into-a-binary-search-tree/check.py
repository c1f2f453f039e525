class Solution:
    def values(self, root):
        found, path = [], []
        while root or path:
            while root:
                path.append(root)
                root = root.left
            root = path.pop()
            found.append(root.val)
            root = root.right
        return found

    def check(self, root: Optional[TreeNode], val: int, expected: Optional[TreeNode], got: Optional[TreeNode]) -> str:
        found = self.values(got)
        if any(a >= b for a, b in zip(found, found[1:])):
            return "not a search tree"
        return "" if found == self.values(expected) else "other values"
